/** The pages of the reference: an index by name, and a page for each folder of the library. */
import type { Page } from '../notebook-page.js';
import { summaryOf } from '../notebook-page.js';
import type { Asset } from '../outputs.js';
import { asset, fence, renderOutput } from '../outputs.js';
import { nameLinks, placedNames, REFERENCE, roomLink, roomTitle } from './addresses.js';
import { FORMULAS } from './formulas.js';
import type { LibraryReference, ReferenceExample, ReferenceName, ReferenceRoom } from './library-reference.js';
import type { NameUse, NameUses } from './uses.js';

type Links = ReadonlyMap<string, string>;

/** Stars of a doc comment are products and conjugates, but for those that stand in pairs. */
const prose = (text: string): string => text.replace(/(?<!\*)\*(?!\*)/g, '\\*');

/** In a cell of a table a bar is a letter. */
const inTable = (text: string): string => prose(text).replace(/\|/g, '\\|');

const linked = (name: string, links: Links): string => {
  const link = links.get(name);
  return link === undefined ? `\`${name}\`` : `[\`${name}\`](${link})`;
};

/** The arguments with their units, what comes back and what is refused, as far as the comment says. */
function argumentTable({ doc }: ReferenceName): string[] {
  const rows = [
    // No code: that would lead to the function of the same name.
    ...doc.args.map(({ name, text }) => [name.replace(/_/g, '\\_'), text]),
    ...(doc.returns === undefined ? [] : [['_returns_', doc.returns]]),
    ...(doc.throws === undefined ? [] : [['_throws_', doc.throws]]),
  ];
  if (rows.length === 0) return [];
  return [['| | |', '|---|---|', ...rows.map(([name, text]) => `| ${name} | ${inTable(text)} |`)].join('\n')];
}

function example(name: string, { cell, outputs }: ReferenceExample, number: number): string[] {
  const id = number === 0 ? `try-${name}` : `try-${name}-${number + 1}`;
  const about = { id, place: 0, stored: outputs.length, controls: [] };
  return [
    fence('course-example', name),
    fence('course-code', JSON.stringify(about)),
    fence('ts live', cell),
    ...outputs.map((output) => renderOutput(output).markdown),
    fence('course-end', 'code'),
    fence('course-end', 'example'),
  ];
}

const list = (uses: readonly NameUse[]): string => uses.map(({ text, link }) => `[${text}](${link})`).join(', ');

function usesLine(uses: NameUses | undefined): string[] {
  if (!uses) return [];
  const parts = [
    ...(uses.notebooks.length > 0 ? [`in notebooks ${list(uses.notebooks)}`] : []),
    ...(uses.exercises.length > 0 ? [`in exercises ${list(uses.exercises)}`] : []),
  ];
  return parts.length === 0 ? [] : [`Used ${parts.join('; ')}.`];
}

/** The public types that a signature names. */
function typesLine({ name, signature }: ReferenceName, links: Links): string[] {
  const words = new Set(signature.match(/\b[A-Z]\w*[a-z]\w*\b/g));
  const types = [...words].filter((word) => word !== name && links.has(word));
  return types.length === 0 ? [] : [`Types: ${types.map((type) => linked(type, links)).join(', ')}.`];
}

const formula = (name: string): string[] => {
  const latex = Object.hasOwn(FORMULAS, name) ? FORMULAS[name] : undefined;
  return latex === undefined ? [] : [`$$\n${latex}\n$$`];
};

/** What stands under the heading of a name. */
function nameParts(name: ReferenceName, uses: NameUses | undefined, links: Links): string[] {
  return [
    `### ${name.name}`,
    prose(name.doc.text),
    ...formula(name.name),
    fence('ts', [name.signature, ...name.helpers].join('\n\n')),
    ...argumentTable(name),
    ...name.examples.flatMap((shown, k) => example(name.name, shown, k)),
    ...usesLine(uses),
    ...typesLine(name, links),
    fence('course-source', JSON.stringify({ file: name.file, line: name.line, source: name.source })),
  ];
}

/** `axis-angle` as a heading. */
const sectionTitle = (id: string): string => {
  const words = id.replace(/-/g, ' ');
  return words[0].toUpperCase() + words.slice(1);
};

function roomPage(room: ReferenceRoom, uses: ReadonlyMap<string, NameUses>, links: Links): Page {
  const title = roomTitle(room);
  const parts = room.sections.flatMap(({ id, head, names }) => [
    `## ${sectionTitle(id)}`,
    prose(head),
    ...names.flatMap((name) => nameParts(name, uses.get(name.name), links)),
  ]);
  const intro = `Import from \`${room.module}\`. Units are SI and radians, unless it says otherwise; the [conventions](/about#conventions) hold. Every example runs: change it. [All names](${REFERENCE.link}).`;
  const shown = room.sections.flatMap(({ names }) => names).flatMap(({ examples }) => examples);
  return {
    link: roomLink(room),
    title,
    summary: summaryOf(room.sections[0].head),
    frontmatter: {
      kind: 'reference',
      pageClass: 'reference-page',
      names: room.sections.flatMap(({ names }) => names.map(({ name }) => name)),
    },
    markdown: [`# ${title}`, intro, ...parts].join('\n\n'),
    assets: shown.flatMap(({ outputs }) => outputs.flatMap((output): Asset[] => renderOutput(output).assets)),
  };
}

/** The first sentence of what is said of a name. */
const brief = ({ doc }: ReferenceName): string =>
  /^[^]*?[.:](?=\s|$)/.exec(doc.text)?.[0].replace(/\s+/g, ' ').replace(/:$/, '.') ?? '';

/** Of a type or a class the first line says what it is; the whole is in the reference. */
const shortSignature = ({ kind, signature }: ReferenceName): string =>
  kind === 'type' || kind === 'class' ? signature.split('\n')[0].replace(/\s*\{$/, '') : signature;

/** What the page shows of a name in its code: a file that is loaded when a hand comes near some code. */
export const namesFile = (reference: LibraryReference, links: Links): Asset =>
  asset(
    JSON.stringify(
      Object.fromEntries(
        placedNames(reference).map(({ name }) => [
          name.name,
          { signature: shortSignature(name), brief: brief(name), link: links.get(name.name) },
        ]),
      ),
    ),
    'json',
  );

function indexPage(reference: LibraryReference, links: Links): Page {
  const byName = placedNames(reference).sort((a, b) =>
    a.name.name.localeCompare(b.name.name, 'en', { sensitivity: 'base' }),
  );
  const table = (isWanted: (name: ReferenceName) => boolean): string =>
    [
      '| Name | | In |',
      '|---|---|---|',
      ...byName
        .filter(({ name }) => isWanted(name))
        .map(
          ({ room, name }) =>
            `| ${linked(name.name, links)} | ${inTable(brief(name))} | [${roomTitle(room)}](${roomLink(room)}) |`,
        ),
    ].join('\n');
  const { rooms } = reference;
  const count = (room: ReferenceRoom): number =>
    room.sections.flatMap(({ names }) => names).filter(({ kind }) => kind !== 'type').length;
  const markdown = [
    `# ${REFERENCE.text}`,
    'Every public name with its signature, its units, its formula, an example that you can run and change, and its source. In the order of the course:',
    rooms
      .map((room) => `- [${roomTitle(room)}](${roomLink(room)}), ${count(room)} names of \`${room.module}\``)
      .join('\n'),
    '## Functions and constants by name',
    table(({ kind }) => kind !== 'type'),
    '## Types by name',
    table(({ kind }) => kind === 'type'),
  ].join('\n\n');
  return {
    link: REFERENCE.link,
    title: REFERENCE.text,
    summary: 'Every function with its units, its formula and an example that runs.',
    frontmatter: { kind: 'reference-index', pageClass: 'reference-page', outline: 2 },
    markdown,
    assets: [namesFile(reference, links)],
  };
}

/** All pages of the reference, the index first. */
export function referencePages(reference: LibraryReference, uses: ReadonlyMap<string, NameUses>): Page[] {
  const links = nameLinks(reference);
  return [indexPage(reference, links), ...reference.rooms.map((room) => roomPage(room, uses, links))];
}
