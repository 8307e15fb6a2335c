/** What to take up again on Monday: sections of notebooks, by how many students they are for. */
import type { ClassPageOptions } from './class-page-options.js';
import type { ClassReport } from './class-report.js';
import { meter } from './charts.js';
import { markup } from './html.js';
import type { Html } from './html.js';
import { placeShown } from './idea-sections.js';
import { notebookPlaceOf } from './notebook-places.js';

const MOST = 5;

interface Again {
  place: { notebook: string; section: string | undefined };
  students: Set<string>;
  mistakes: string[];
}

export function againSection(report: ClassReport, { places, ideaOf }: ClassPageOptions): Html {
  const found = new Map<string, Again>();
  for (const { exercise, id, students } of report.misconceptions) {
    const info = report.exercises.find((one) => one.exercise.id === exercise)!.exercise.info;
    const place = notebookPlaceOf(places, ideaOf(id), info?.notebook);
    if (!place) continue;
    const key = `${place.notebook}\n${place.section ?? ''}`;
    const one = found.get(key) ?? { place, students: new Set<string>(), mistakes: [] };
    for (const student of students) one.students.add(student);
    one.mistakes.push(id);
    found.set(key, one);
  }
  const all = [...found.values()].sort((a, b) => b.students.size - a.students.size).slice(0, MOST);
  if (all.length === 0) return markup``;
  const most = all[0].students.size;
  return markup`<h2>Take up again</h2>
    <p class="quiet">
      The places that help most: where an idea is asked for in a notebook that section, else the notebook of the
      exercise.
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
            ({ place, students, mistakes }) =>
              markup`<tr>
                <th scope="row">${placeShown(place)}</th>
                <td><div class="wide">${meter(students.size / most)}</div></td>
                <td class="r">${students.size}</td>
                <td class="r hide-s">${mistakes.length}</td>
              </tr> `,
          )}
        </tbody>
      </table>
    </div> `;
}
