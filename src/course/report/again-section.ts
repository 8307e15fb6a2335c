/** What to take up again on Monday: notebooks and their sections, by how many students they are for. */
import type { ClassPageOptions } from './class-page-options.js';
import type { ClassReport } from './class-report.js';
import { meter } from './charts.js';
import { markup } from './html.js';
import type { Html } from './html.js';
import { notebookPlaceOf } from './notebook-places.js';

const MOST = 5;

interface Again {
  notebook: string;
  students: Set<string>;
  /** By section, who needs it. */
  sections: Map<string, Set<string>>;
  mistakes: number;
}

export function againSection(report: ClassReport, { places, ideaOf }: ClassPageOptions): Html {
  const found = new Map<string, Again>();
  for (const { exercise, id, students } of report.misconceptions) {
    const info = report.exercises.find((one) => one.exercise.id === exercise)!.exercise.info;
    const place = notebookPlaceOf(places, ideaOf(id), info?.notebook);
    if (!place) continue;
    const { notebook, section } = place;
    const one: Again = found.get(notebook) ?? { notebook, students: new Set(), sections: new Map(), mistakes: 0 };
    found.set(notebook, one);
    one.mistakes++;
    for (const student of students) one.students.add(student);
    if (section === undefined || section === notebook) continue;
    const own = one.sections.get(section) ?? new Set<string>();
    one.sections.set(section, own);
    for (const student of students) own.add(student);
  }
  const all = [...found.values()].sort((a, b) => b.students.size - a.students.size).slice(0, MOST);
  if (all.length === 0) return markup``;
  return markup`<h2>Take up again</h2>
    <p class="quiet">
      The notebooks that help most, with the sections that ask for an idea behind a mistake. Students who show one or
      more; a full bar would be everybody who handed in.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Notebook</th>
            <th aria-hidden="true"></th>
            <th class="r">students</th>
            <th class="r hide-s">misconceptions</th>
          </tr>
        </thead>
        <tbody>
          ${all.map(
            ({ notebook, students, sections, mistakes }) =>
              markup`<tr>
                <th scope="row"><b>${notebook}</b>${sectionsShown(sections)}</th>
                <td><div class="wide">${meter(students.size / report.handedIn)}</div></td>
                <td class="r">${students.size}</td>
                <td class="r hide-s">${mistakes}</td>
              </tr> `,
          )}
        </tbody>
      </table>
    </div> `;
}

function sectionsShown(sections: Again['sections']): Html[] {
  const sorted = [...sections].sort(([, a], [, b]) => b.size - a.size);
  return sorted.map(
    ([section, students]) => markup`<br /><span class="small quiet">“${section}”, ${students.size}</span>`,
  );
}
