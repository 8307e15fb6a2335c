/** The state of the workbench: which body, which throw, what became of a file. */
import { computed, shallowRef, watch } from 'vue';
import type { ComputedRef, ShallowRef } from 'vue';
import { choiceIn, FIRST_CHOICE, FIRST_THROW, firstChoice, searchOf, throwIn } from './bench-address.js';
import { bodyOfFile, bodyOfSolid, solidNamed } from './bench-body.js';
import type { BenchBody, FileChoice, SolidChoice } from './bench-body.js';
import { DENSITIES } from './bench-solid.js';
import { BENCH_SOLIDS } from './bench-solids.js';
import type { BenchSolid, Heavy } from './bench-solid.js';
import { motionOf, outcomeOf, possibleAxis } from './bench-throw.js';
import type { BenchThrow, ThrowResult } from './bench-throw.js';
import type { RotationState } from '@dist/dynamics/free-rotation.js';
import { isSolid, refusalOf } from './mesh-file.js';
import type { FaultyFile, MeshFileResult, SolidFile } from './mesh-file.js';
import { faultInWords } from './mesh-words.js';

export interface Bench {
  choice: ShallowRef<SolidChoice>;
  fileChoice: ShallowRef<FileChoice>;
  /** The last file that became a body. */
  file: ShallowRef<SolidFile | undefined>;
  /** The last file that did not. */
  faulty: ShallowRef<FaultyFile | undefined>;
  /** Whether the body is that of the file. */
  ofFile: ShallowRef<boolean>;
  /** Why what was asked for last is not on the bench. */
  problem: ShallowRef<string>;
  given: ShallowRef<BenchThrow>;
  body: ShallowRef<BenchBody>;
  row: ComputedRef<BenchSolid>;
  /** How heavy the body is, in the words of its kind. */
  heavy: ComputedRef<Heavy>;
  throwing: ComputedRef<BenchThrow>;
  motion: ComputedRef<(t: number) => RotationState>;
  outcome: ComputedRef<ThrowResult>;
  /** Names what the reader is asked: another body or axis is another question. */
  question: ComputedRef<string>;
  takeSolid: (name: string) => void;
  takeFile: (result: MeshFileResult) => void;
  /** Tells mass or density anew. */
  weigh: (heavy: Heavy) => void;
  /** From mass to density or back: the body stays as it is. */
  weighBy: (kind: Heavy['kind']) => void;
  fromAddress: (search: string) => void;
  toAddress: (search: string) => string;
}

/** A mass or a density that is shown needs no more digits. */
const DIGITS = 6;

export function useBench(): Bench {
  const choice = shallowRef(FIRST_CHOICE);
  const fileChoice = shallowRef<FileChoice>({
    unit: 'mm',
    heavy: { kind: 'density', value: DENSITIES.density.value },
  });
  const file = shallowRef<SolidFile>();
  const faulty = shallowRef<FaultyFile>();
  const ofFile = shallowRef(false);
  const problem = shallowRef('');
  const given = shallowRef(FIRST_THROW);
  const body = shallowRef(bodyOfSolid(FIRST_CHOICE));

  const bodyWith = (heavy: Heavy): BenchBody =>
    ofFile.value && file.value
      ? bodyOfFile(file.value, { ...fileChoice.value, heavy })
      : bodyOfSolid({ ...choice.value, heavy });
  const heavy = computed(() => (ofFile.value ? fileChoice.value.heavy : choice.value.heavy));

  watch(
    [choice, fileChoice, file, ofFile],
    () => {
      try {
        body.value = bodyWith(heavy.value);
        problem.value = '';
        faulty.value = undefined;
      } catch (error) {
        problem.value = refusalOf(error);
      }
    },
    { flush: 'sync' },
  );

  const row = computed(() => solidNamed(choice.value.solid) ?? BENCH_SOLIDS[0]);
  const throwing = computed(() => ({ ...given.value, axis: possibleAxis(body.value.moments, given.value.axis) }));

  function weigh(newly: Heavy): void {
    if (ofFile.value) fileChoice.value = { ...fileChoice.value, heavy: newly };
    else choice.value = { ...choice.value, heavy: newly };
  }

  return {
    choice,
    fileChoice,
    file,
    faulty,
    ofFile,
    problem,
    given,
    body,
    row,
    heavy,
    throwing,
    motion: computed(() => motionOf(body.value.moments, throwing.value)),
    outcome: computed(() => outcomeOf(body.value.moments, throwing.value)),
    question: computed(() => `${ofFile.value ? body.value.title : choice.value.solid} ${throwing.value.axis + 1}`),
    takeSolid: (name) => {
      faulty.value = undefined;
      ofFile.value = false;
      choice.value = firstChoice(solidNamed(name) ?? BENCH_SOLIDS[0]);
    },
    takeFile: (result) => {
      faulty.value = undefined;
      if (isSolid(result)) {
        file.value = result;
        ofFile.value = true;
      } else if (result.kind === 'read') {
        faulty.value = result;
        problem.value = `${result.name}: ${faultInWords(result)}`;
      } else problem.value = `${result.name}: ${result.message}`;
    },
    weigh,
    weighBy: (kind) => {
      if (kind === heavy.value.kind) return;
      const { mass } = body.value.massProperties;
      try {
        const value = kind === 'mass' ? mass : mass / bodyWith({ kind: 'density', value: 1 }).massProperties.mass;
        weigh({ kind, value: Number(value.toPrecision(DIGITS)) });
      } catch (error) {
        problem.value = refusalOf(error);
      }
    },
    fromAddress: (search) => {
      choice.value = choiceIn(search) ?? FIRST_CHOICE;
      given.value = throwIn(search);
    },
    toAddress: (search) => searchOf(search, ofFile.value ? undefined : choice.value, throwing.value),
  };
}
