import { describe, expect, it } from 'vitest';
import * as library from 'rigid-body-lab';
import type { MassProperties, MeshLists, Vec3 } from 'rigid-body-lab';
import { bodyOfFile } from '../../../../../src/course/site/.vitepress/theme/workbench/bench-body.js';
import type { FaultyFile } from '../../../../../src/course/site/.vitepress/theme/workbench/mesh-file.js';
import {
  LARGEST_FILE,
  readMeshFile,
  tooManyBytes,
} from '../../../../../src/course/site/.vitepress/theme/workbench/mesh-file.js';
import {
  FILE_ENDS,
  MESH_FORMATS,
  FORMATS_IN_WORDS,
} from '../../../../../src/course/site/.vitepress/theme/workbench/mesh-format.js';
import type { MeshUnit } from '../../../../../src/course/site/.vitepress/theme/workbench/mesh-words.js';
import {
  faultInWords,
  sizeInWords,
  solidInWords,
} from '../../../../../src/course/site/.vitepress/theme/workbench/mesh-words.js';
import { bytesOf, objText, offText, plyBytes, plyText, stlBytes, stlText } from '../../../../mass/files.js';
import { boxMesh, torusMesh } from '../../../../mass/meshes.js';
import { CHAIN } from '../../../../support/tolerances.js';
import { BRACKET, GEAR, corner, cornerByFormula, prism, prismByOutline, solidFile } from './support.js';

const propertiesOf = (name: string, file: Uint8Array, unit: MeshUnit, density: number): MassProperties =>
  bodyOfFile(solidFile(name, file), { unit, heavy: { kind: 'density', value: density } }).massProperties;

/** Every number in parts of the largest of its kind. */
const relative = (got: MassProperties, want: MassProperties): [number[], number[]] => {
  const parts = (p: MassProperties): number[][] => [[p.mass], p.com, p.inertia.flat()];
  const sizes = parts(want).map((list) => Math.max(...list.map(Math.abs)));
  const scaled = (p: MassProperties): number[] => parts(p).flatMap((list, k) => list.map((x) => x / sizes[k]));
  return [scaled(got), scaled(want)];
};
/** Single precision of a binary STL. */
const SINGLE = 3e-7;

describe('files of the usual kinds', () => {
  it('a torus as OBJ, in cm: nearly the closed form', () => {
    const { vertices, triangles } = torusMesh(96);
    const lists: MeshLists = {
      vertices: Array.from({ length: vertices.length / 3 }, (_, i) => [...vertices.subarray(3 * i, 3 * i + 3)] as Vec3),
      triangles: Array.from({ length: triangles.length / 3 }, (_, i) => {
        const [a, b, c] = triangles.subarray(3 * i, 3 * i + 3);
        return [a, b, c];
      }),
    };
    const [R, r] = [0.01, 0.004];
    const mass = 2000 * 2 * Math.PI ** 2 * R * r * r;
    const [across, about] = [mass * (R ** 2 / 2 + (5 / 8) * r ** 2), mass * (R ** 2 + 0.75 * r ** 2)];
    const [got, want] = relative(propertiesOf('ring.obj', bytesOf(objText(lists)), 'cm', 2000), {
      mass,
      com: [0, 0, 1],
      inertia: [
        [across, 0, 0],
        [0, across, 0],
        [0, 0, about],
      ],
    });
    want[3] = 0;
    expect(got).toBeNear(want, 3e-3);
  });

  it('a gear as binary STL, in mm: Green’s theorem over its outline', () => {
    const wheel = prism(GEAR, -3, 3);
    const outline = GEAR.map(([x, y]) => [x / 1000, y / 1000] as const);
    const want = prismByOutline(outline, { low: -0.003, high: 0.003, density: 7850 });
    const [got, wanted] = relative(propertiesOf('gear.stl', stlBytes(wheel), 'mm', 7850), {
      ...want,
      com: [want.com[0], want.com[1], 0],
    });
    expect(got).toBeNear(wanted, 1e3 * SINGLE * 0.01);
  });

  it('a corner of a brick as PLY, in inch: the closed form', () => {
    const size: Vec3 = [3, 2, 1];
    const metres = size.map((x) => 0.0254 * x) as Vec3;
    for (const file of [bytesOf(plyText(corner(size))), plyBytes(corner(size), true), plyBytes(corner(size), false)]) {
      const [got, want] = relative(propertiesOf('corner.ply', file, 'inch', 500), cornerByFormula(metres, 500));
      expect(got).toBeNear(want, CHAIN);
    }
  });

  it('a bracket as OFF, in mm, far from its origin', () => {
    const moved = BRACKET.map(([x, y]) => [x + 900, y - 400] as const);
    const outline = moved.map(([x, y]) => [x / 1000, y / 1000] as const);
    const want = prismByOutline(outline, { low: 0, high: 0.006, density: 2700 });
    const [got, wanted] = relative(propertiesOf('bracket.off', bytesOf(offText(prism(moved, 0, 6))), 'mm', 2700), want);
    expect(got).toBeNear(wanted, 1e-9);
  });

  it('a mass in place of a density scales the tensor', () => {
    const file = solidFile('corner.stl', bytesOf(stlText(corner([3, 2, 1]))));
    const body = bodyOfFile(file, { unit: 'm', heavy: { kind: 'mass', value: 7 } });
    const [got, want] = relative(body.massProperties, cornerByFormula([3, 2, 1], 7));
    expect(got).toBeNear(want, CHAIN);
  });
});

describe('what a file is', () => {
  const mesh = corner([3, 2, 1]);
  const files: [string, string, Uint8Array][] = [
    ['obj', 'a comment first', bytesOf(`# made by hand\n${objText(mesh)}`)],
    ['off', 'with a comment', bytesOf(`# off\n${offText(mesh)}`)],
    ['ply', 'text', bytesOf(plyText(mesh))],
    ['ply', 'binary', plyBytes(mesh, false)],
    ['stl', 'text', bytesOf(stlText(mesh))],
    ['stl', 'binary', stlBytes(mesh)],
    ['stl', 'binary with the header of a text', stlBytes(mesh, 'solid of a program')],
  ];
  it.each(files)('is seen in its content: %s, %s, whatever its name', (format, _form, content) => {
    for (const name of [`a.${format}`, 'a.STL', 'a.obj', 'a.off', 'a.ply', 'a.txt', 'no end']) {
      const { format: found, misnamed } = solidFile(name, content);
      expect(found).toBe(format);
      const end = /\.(stl|obj|off|ply)$/i.exec(name)?.[1].toLowerCase();
      expect(misnamed).toBe(end !== undefined && end !== format);
    }
  });

  it('is any that the library reads', () => {
    const readers = Object.keys(library).filter((name) => name.startsWith('meshFrom'));
    const mends = 'a row of MESH_FORMATS (workbench/mesh-format.ts) for the reader, and one of `files` in this test';
    expect(
      Object.values(MESH_FORMATS)
        .map(({ reader }) => reader)
        .sort(),
      mends,
    ).toEqual(readers.sort());
    expect([...new Set(files.map(([format]) => format))].sort(), mends).toEqual(Object.keys(MESH_FORMATS).sort());
    for (const end of Object.keys(MESH_FORMATS)) {
      expect(FORMATS_IN_WORDS).toContain(end.toUpperCase());
      expect(FILE_ENDS.split(',')).toContain(`.${end}`);
    }
  });

  it('says so where the name is another one', () => {
    const file = solidFile('corner.obj', stlBytes(mesh));
    expect(solidInWords(file, 'mm')).toBe(
      'A closed surface of 4 triangles, all facing outwards. Its content is STL, and read as that.',
    );
    expect(sizeInWords(file, 'mm')).toBe('3 × 2 × 1 mm');
  });

  it.each([
    ['nothing.obj', '', 'The file is empty.'],
    ['letter.txt', 'Dear reader', 'It is no OBJ, STL, OFF or PLY file.'],
    ['bad.obj', 'v 0 0 zero\n', 'Expected a finite number in line 1, got "zero". Decimals are written with a point.'],
    ['cut.off', 'OFF\n4 4 0\n0 0 0\n', 'Expected 4 vertices and 4 faces, got 1 lines. The file is cut short.'],
  ])('%s is refused with its reason', (name, text, message) => {
    expect(readMeshFile(name, bytesOf(text))).toEqual({ kind: 'unread', name, message });
  });

  it('that is too large is refused before it is read', () => {
    expect(tooManyBytes(LARGEST_FILE + 4e7)).toBe(
      'It has 190 MB; files up to 150 MB are read here. A binary STL or PLY file of the same mesh is smaller.',
    );
  });
});

describe('what is put right', () => {
  const box = boxMesh([4, 2, 1], 2);
  const same = (file: Uint8Array, name: string): void => {
    const [got, want] = relative(
      propertiesOf(name, file, 'm', 1.5),
      propertiesOf('box.obj', bytesOf(objText(box)), 'm', 1.5),
    );
    want.fill(0, 1, 4);
    expect(got.map((x, k) => (k > 0 && k < 4 ? 0 : x))).toBeNear(want, 1e-3);
  };
  const turned = (numbers: readonly number[]): MeshLists => ({
    ...box,
    triangles: box.triangles.map(([a, b, c], i) => (numbers.includes(i) ? [a, c, b] : [a, b, c])),
  });

  it('single triangles that face the wrong way', () => {
    const file = bytesOf(objText(turned([3, 17, 18])));
    const solid = solidFile('box.obj', file);
    expect(solid.repair).toEqual({ turned: [3, 17, 18] });
    expect(solidInWords(solid, 'm')).toBe(
      'A closed surface of 48 triangles, of which 3 faced the wrong way and were turned over.',
    );
    same(file, 'box.obj');
  });

  it('a body whose triangles all face inwards, one of them not', () => {
    const all = box.triangles.map((_, i) => i);
    const inward = solidFile('box.obj', bytesOf(objText(turned(all))));
    expect(inward.repair.turned).toEqual(all);
    expect(solidInWords(inward, 'm')).toBe(
      'A closed surface of 48 triangles, all of which faced inwards and were turned over.',
    );
    const most = all.filter((i) => i !== 5);
    expect(solidFile('box.obj', bytesOf(objText(turned(most)))).repair.turned).toEqual(most);
  });

  it('gaps narrower than a ten-thousandth of the size', () => {
    // Each triangle with corners of its own, a little apart.
    const apart: MeshLists = {
      vertices: box.triangles.flatMap((t, i) => t.map((k) => box.vertices[k].map((x) => x + 1e-5 * (i % 7)) as Vec3)),
      triangles: box.triangles.map((_, i) => [3 * i, 3 * i + 1, 3 * i + 2]),
    };
    const file = bytesOf(objText(apart));
    const solid = solidFile('box.obj', file);
    expect(solid.repair.tolerance).toBe(0.0004);
    expect(solidInWords(solid, 'm')).toMatch(/It had gaps: corners up to 0\.0004 m apart were joined\.$/);
    same(file, 'box.obj');
  });

  it('and nothing else: a hole is told with its place, and the edges round it', () => {
    const { vertices, triangles } = box;
    const holed = { vertices, triangles: triangles.filter((_, i) => i !== 10) };
    const faulty = readMeshFile('box.obj', bytesOf(objText(holed))) as FaultyFile;
    expect(faulty.problems.map(({ name }) => name)).toEqual(['open']);
    expect(faulty.openCount).toBe(3);
    const places = new Set(triangles[10].map((k) => vertices[k].join()));
    expect(new Set(faulty.open.flat().map((v) => v.join()))).toEqual(places);
    expect(faultInWords(faulty)).toMatch(
      /^47 triangles that bound no solid\. The surface is open: 3 edges belong to one triangle only, the first at \([^)]*\) in the file\. They are drawn in red\.$/,
    );
  });

  it('a triangle that is there twice is told, and not taken away', () => {
    const twice = { ...box, triangles: [...box.triangles, box.triangles[4]] };
    const faulty = readMeshFile('box.obj', bytesOf(objText(twice))) as FaultyFile;
    expect(faultInWords(faulty)).toMatch(/Triangles 4 and 48 are the same\./);
  });

  it('a sheet has no inside', () => {
    const flat = corner([3, 2, 0]);
    const faulty = readMeshFile('sheet.obj', bytesOf(objText(flat))) as FaultyFile;
    expect(faulty.kind).toBe('read');
    expect(faultInWords(faulty)).toMatch(/encloses no volume/);
  });
});

describe('a large file', () => {
  it('is drawn by fewer triangles and computed by all of them', () => {
    const fine = boxMesh([4, 2, 1], 60);
    const file = solidFile('box.stl', stlBytes(fine));
    expect(file.triangles).toBe(43_200);
    expect(file.drawn.triangles.length).toBeLessThanOrEqual(2000);
    expect(file.drawn.triangles.length).toBeGreaterThan(300);
    const body = bodyOfFile(file, { unit: 'm', heavy: { kind: 'mass', value: 12 } });
    expect(body.moments).toBeNear([5, 17, 20], 1e-5);
  });
});
