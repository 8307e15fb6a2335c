/** Where the reference stands on the page, and where a name stands in it. */
import type { LibraryReference, ReferenceName, ReferenceRoom } from './library-reference.js';

/** The index of all names; the rooms stand below it. */
export const REFERENCE = { link: '/reference', text: 'Reference of the library' } as const;

/** What the page calls a folder of the library. */
const TITLES: Readonly<Record<string, string>> = {
  linear: 'Vectors and matrices',
  rotation: 'Rotations',
  frames: 'Frames and points',
  mass: 'Mass properties',
  integration: 'Integrators',
  dynamics: 'Motion',
  constraints: 'Constraints',
  figures: 'Figures',
};

export const roomTitle = ({ id }: ReferenceRoom): string => TITLES[id] ?? id;

export const roomLink = ({ id }: ReferenceRoom): string => `${REFERENCE.link}/${id}`;

/** The place of a name on its page, as it stands after `#`. */
export const nameAnchor = (name: string): string => `name-${name}`;

/** A name with the room that it stands in. */
export interface PlacedName {
  room: ReferenceRoom;
  name: ReferenceName;
}

/** All names, in the order of the course. */
export const placedNames = ({ rooms }: LibraryReference): PlacedName[] =>
  rooms.flatMap((room) => room.sections.flatMap(({ names }) => names.map((name) => ({ room, name }))));

/** The address of each public name, without base. */
export function nameLinks(reference: LibraryReference | undefined): ReadonlyMap<string, string> {
  const placed = reference ? placedNames(reference) : [];
  return new Map(placed.map(({ room, name }) => [name.name, `${roomLink(room)}#${nameAnchor(name.name)}`]));
}
