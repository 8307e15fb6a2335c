/** What the authors of questions import as `rigid-body-lab/questions`. */
export { choice, number, order, rounded, sketch } from './question.js';
export type { Dice } from './question.js';
export { testIdea } from './test-of-ideas.js';
