/** `lab exercises`: what an author does with the files of exercises. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../../../figures/figure.js';
import { writeAtomically } from '../../disk/atomic-write.js';
import { openCourse } from '../../disk/course.js';
import type { Course } from '../../disk/course.js';
import { BUILT } from '../../disk/places.js';
import { openArtist } from '../../notebooks/pictures.js';
import { esbuild } from '../../sandbox/esbuild.js';
import { expected, findExercise } from '../arguments.js';
import { LAB } from '../command.js';
import type { Command, Io } from '../command.js';
import { argumentsIn } from '../options.js';

/** The figure that an exercise's picture.ts exports. */
async function pictureIn(file: string): Promise<Figure> {
  const { outputFiles } = await esbuild().build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    alias: { 'rigid-body-lab': BUILT.library, 'rigid-body-lab/figures': BUILT.figures },
    logLevel: 'silent',
  });
  const script = `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`;
  const { picture } = (await import(script)) as { picture: Figure };
  return picture;
}

interface Camera {
  eye: Record<'x' | 'y' | 'z', number>;
}

/**
 * A still picture shows the whole box with its labels, from farther away; a chart that one can turn need not.
 */
function still(figure: Figure): Figure {
  const scene = figure.layout['scene'] as { camera: Camera } | undefined;
  if (!scene) return figure;
  const { x, y, z } = scene.camera.eye;
  const camera = { center: { x: 0, y: 0, z: -0.12 }, ...scene.camera, eye: { x: 1.2 * x, y: 1.2 * y, z: 1.2 * z } };
  return { ...figure, layout: { ...figure.layout, height: 520, scene: { ...scene, camera } } };
}

/** Draws picture.png of each exercise that has a picture.ts. */
async function draw(course: Course, ids: readonly string[], io: Io): Promise<number> {
  const artist = await openArtist();
  if (typeof artist === 'string') {
    io.err(`lab exercises draw: ${artist}.`);
    return 3;
  }
  try {
    for (const id of ids.filter((name) => existsSync(course.file(name, 'picture.ts')))) {
      const png = await artist.figure(still(await pictureIn(course.file(id, 'picture.ts'))));
      writeAtomically(course.file(id, 'picture.png'), Buffer.from(png, 'base64'));
      io.out(`wrote ${path.posix.join('exercises', id, 'picture.png')}`);
    }
  } finally {
    await artist.close();
  }
  return 0;
}

const actions: Record<string, typeof draw> = { draw };

export const exercisesCommand: Command = {
  name: 'exercises',
  audience: 'author',
  needsAnswers: true,
  summary: 'draw the pictures of the statements',
  usage: `Usage: ${LAB} exercises draw [exercise]

Draws picture.png from the figure that picture.ts exports, with an installed
Chromium or Chrome. Without a name: all exercises.

Example: ${LAB} exercises draw 05

Exit code: 0 drawn; 2 usage; 3 no browser was found.`,
  run: async (args, io) => {
    const [action = '', name] = argumentsIn(args, {}, 2).words as [string?, string?];
    if (!Object.hasOwn(actions, action)) throw expected(Object.keys(actions), action);
    const course = openCourse();
    const chosen = name === undefined ? course.exercises : [findExercise(course, name)];
    return actions[action](
      course,
      chosen.map(({ id }) => id),
      io,
    );
  },
};
