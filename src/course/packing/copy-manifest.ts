/**
 * package.json and package-lock.json of a copy: what it needs, at the versions with
 * which the course was tried.
 */
import { existsSync } from 'node:fs';
import { inPackage } from '../disk/places.js';
import { readText } from '../disk/regular-file.js';
import { PackRefused } from './pack-refused.js';
import { jsonFileText } from '../disk/json-file-text.js';
import type { PackedFiles } from './packed-exercise.js';

/** Of package.json what a copy needs to know. */
interface Manifest {
  dependencies: Record<string, string>;
  [field: string]: unknown;
}

/** A package of a lock file, by its place in node_modules. */
interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [field: string]: unknown;
}

interface Lock {
  packages: Record<string, Locked>;
  [field: string]: unknown;
}

/** What only tests of the course need. */
const NOT_IN_COPIES = ['vitest'];
/** What checks an exercise: the rest is for the page and the notebooks. */
const BARE = ['acorn', 'earcut', 'esbuild', 'mathjs', 'quickjs-wasi', 'sucrase', 'typescript'];

/** Both files. */
export function copyManifest({ bare }: { bare: boolean }): PackedFiles {
  const manifest = JSON.parse(readText(inPackage('package.json'))) as Manifest;
  const isNeeded = (name: string): boolean => (bare ? BARE.includes(name) : !NOT_IN_COPIES.includes(name));
  const dependencies = Object.fromEntries(Object.entries(manifest.dependencies).filter(([name]) => isNeeded(name)));
  const { name, version, license, type, sideEffects, engines, exports, bin } = manifest;
  const scripts = { ...(bare ? {} : { start: 'node src/course/cli/start.mjs' }), lab: 'node lab.js' };
  const own = {
    name,
    version,
    private: true,
    license,
    type,
    sideEffects,
    engines,
    exports,
    bin,
    scripts,
    dependencies,
  };
  const files: PackedFiles = new Map([['package.json', jsonFileText(own)]]);
  const lockFile = inPackage('package-lock.json');
  if (!existsSync(lockFile)) {
    throw new PackRefused(`${lockFile} is missing: it says which versions of packages a copy installs.`);
  }
  const lock = JSON.parse(readText(lockFile)) as Lock;
  const top = { name, version, license, dependencies, bin, engines };
  return files.set(
    'package-lock.json',
    jsonFileText({ ...lock, packages: { '': top, ...reachable(lock, dependencies) } }),
  );
}

/** The packages that are asked for, and those that these ask for, as npm finds them: beside, or above. */
function reachable({ packages }: Lock, dependencies: Record<string, string>): Record<string, Locked> {
  const found = new Set<string>();
  const waiting = Object.keys(dependencies).map((name) => ({ name, from: '', isOptional: false }));
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const place = placeOf(packages, one.name, one.from);
    if (place === undefined) {
      if (one.isOptional) continue;
      throw new PackRefused(`package-lock.json has no ${one.name}. \`npm install\` brings it up to date.`);
    }
    if (found.has(place)) continue;
    found.add(place);
    const { dependencies: own = {}, optionalDependencies = {}, peerDependencies = {} } = packages[place];
    for (const [names, isOptional] of [
      [own, false],
      [optionalDependencies, true],
      // A peer that nobody else brings is left out, as npm does with an optional one.
      [peerDependencies, true],
    ] as const) {
      for (const name of Object.keys(names)) waiting.push({ name, from: place, isOptional });
    }
  }
  const inOrder = Object.keys(packages).filter((place) => found.has(place));
  return Object.fromEntries(inOrder.map((place) => [place, asNeeded(packages[place])]));
}

/** Where a package that another one asks for lies. */
function placeOf(packages: Lock['packages'], name: string, from: string): string | undefined {
  for (let above = from; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))) {
    const place = `${above === '' ? '' : `${above}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, place)) return place;
    if (above === '') return undefined;
  }
}

/** In a copy nothing is there for development alone. */
const asNeeded = (locked: Locked): Locked =>
  Object.fromEntries(Object.entries(locked).filter(([field]) => field !== 'dev' && field !== 'devOptional'));
