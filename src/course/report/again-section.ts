/** What to take up again on Monday: sections of notebooks, by how many students they are for. */
import type { ClassPageOptions } from './class-page-options.js';
import type { ClassReport } from './class-report.js';
import { meter } from './charts.js';
import { markup } from './html.js';
import type { Html } from './html.js';
import type { ReadOn } from './notebook-places.js';

const MOST = 5;

interface Again extends ReadOn {
  students: Set<string>;
  mistakes: number;
}

export function againSection({ misconceptions, run }: ClassReport, { placeOf }: ClassPageOptions): Html {
  const found = new Map<string, Again>();
  for (const mistake of misconceptions) {
    const place = placeOf(mistake);
    if (!place) continue;
    const key = `${place.notebook}\n${place.section ?? ''}`;
    const one = found.get(key) ?? { ...place, students: new Set<string>(), mistakes: 0 };
    found.set(key, one);
    one.mistakes++;
    for (const student of mistake.students) one.students.add(student);
  }
  const all = [...found.values()].sort((a, b) => b.students.size - a.students.size).slice(0, MOST);
  if (all.length === 0) return markup``;
  return markup`<h2>Take up again</h2>
    <p class="quiet">
      The sections that ask for the idea behind a mistake, or teach its task. Students who show one or more; a full bar
      would be everybody with a file that could be run.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Section</th>
            <th aria-hidden="true"></th>
            <th class="r">students</th>
            <th class="r hide-s">misconceptions</th>
          </tr>
        </thead>
        <tbody>
          ${all.map(
            ({ notebook, section, students, mistakes }) =>
              markup`<tr>
                <th scope="row">
                  <b>${section ?? notebook}</b>${section === undefined ? '' : markup`<br /><span class="small quiet">${notebook}</span>`}
                </th>
                <td><div class="wide">${meter(students.size / run)}</div></td>
                <td class="r">${students.size}</td>
                <td class="r hide-s">${mistakes}</td>
              </tr> `,
          )}
        </tbody>
      </table>
    </div> `;
}
