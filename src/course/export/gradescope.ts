/** Gradescope's results.json of every result of a term, as the autograder writes them. */
import { gradescopeResults } from '../grading/gradescope-results.js';
import { resultsOf } from '../marks/term.js';
import type { ExportJob, Exported, OutFile } from './export-job.js';

export function exportGradescope({ term, exercises }: ExportJob): Exported {
  const faults: string[] = [];
  let count = 0;
  function* files(): Generator<OutFile> {
    for (const { student, exercise, result } of resultsOf(term, (id) => exercises.includes(id))) {
      if (result?.verdict.outcome === 'grader-error') faults.push(`${student}/${exercise}`);
      else if (result) {
        count++;
        const content = `${JSON.stringify(gradescopeResults(result.verdict), null, 2)}\n`;
        yield { name: `${student}/${exercise}/results.json`, content };
      }
    }
  }
  return {
    files: files(),
    says: () => `${count} results.json.`,
    told: () => [],
    faults: () => faults,
  };
}
