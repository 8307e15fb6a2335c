// What stands in the text of a notebook or a document. The home page needs none of it.
export { default as AnswerCover } from './AnswerCover.vue';
export { default as ChangeOutcome } from './ChangeOutcome.vue';
export { default as CodeCell } from './CodeCell.vue';
export { default as CourseOutput } from './CourseOutput.vue';
export { default as CoverageTable } from './CoverageTable.vue';
export { default as FoldedPart } from './FoldedPart.vue';
export { default as LiveExample } from './LiveExample.vue';
export { default as PageBar } from './PageBar.vue';
export { default as PredictionCard } from './PredictionCard.vue';
export { default as SourceFold } from './SourceFold.vue';
