/** Twenty students as four systems know them. All are invented; two names are borne by two students each. */

export interface Person {
  given: string;
  family: string;
  login: string;
  email: string;
  /** With zeros at the beginning. */
  sid: string;
  canvas: string;
  moodle: string;
  /** What Brightspace puts before the name. */
  trail: string;
}

const NAMES: readonly [given: string, family: string, login: string][] = [
  ['Jürgen', 'Müßig', 'jmuessig'],
  ['Zoë', "O'Hara-Brontë", 'zohara'],
  ['Anne-Marie', 'de la Croix', 'amdelacroix'],
  ['小明', '王', 'xwang'],
  ['伟', '王', 'wwang'],
  ['伟', '王', 'wwang2'],
  ['Łukasz', 'Żółć', 'lzolc'],
  ['Thị Ánh', 'Nguyễn', 'anguyen'],
  ['Søren', 'Kjærgård', 'skjaergaard'],
  ['Ana María', 'García López', 'agarcia'],
  ['Ngozi', 'Okonkwo', 'nokonkwo'],
  ["D'Angelo", 'Russo', 'drusso'],
  ['José', 'Ñúñez', 'jnunez'],
  ['Mehmet', 'Öztürk', 'moeztuerk'],
  ['Åse', 'Ødegård', 'aodegaard'],
  ['Sam', 'Lee', 'slee'],
  ['Sam', 'Lee', 'slee3'],
  ['Иван', 'Петров', 'ipetrov'],
  ['Θάλεια', 'Παππά', 'tpappa'],
  ['Björk', 'Guðmundsdóttir', 'bgudmunds'],
];

export const PEOPLE: readonly Person[] = NAMES.map(([given, family, login], i) => ({
  ...{ given, family, login },
  email: `${login}@example.edu`,
  sid: `00${481000 + 37 * i}`,
  canvas: String(12_001 + 11 * i),
  moodle: String(4701 + 3 * i),
  trail: `${397_063 + i}-2557369`,
}));

export const fullName = ({ given, family }: Person): string => `${given} ${family}`;

/** Those whose name no other student has. */
export const UNIQUE = PEOPLE.filter(
  (person) => PEOPLE.filter((one) => fullName(one) === fullName(person)).length === 1,
);

export const EXERCISES = [
  { id: '01-planar-body', exports: ['pointVelocity', 'centreOfRotation'] },
  { id: '05-inertia-tensor', exports: ['centreOfMass', 'inertiaTensor'] },
  { id: '10-runge-kutta', exports: ['step', 'solve'] },
];

/** A file of a person for an exercise: its first line says the truth of both. */
export function textBy({ login }: Pick<Person, 'login'>, exercise: string): string {
  const names = EXERCISES.find(({ id }) => id === exercise)?.exports ?? [];
  const functions = names.map((name) => `export function ${name}(x: number): number {\n  return x;\n}\n`);
  return `// by ${login} for ${exercise}\n${functions.join('')}`;
}

/** Who wrote a text, and for which exercise. */
export function authorOf(text: string | undefined): { login: string; exercise: string } {
  const [, login = '', exercise = ''] = /^\/\/ by (\S+) for (\S+)/m.exec(text ?? '') ?? [];
  return { login, exercise };
}
