// From the stub to full marks, task by task.
import assert from 'node:assert/strict';
import process from 'node:process';
import { button, check, checkButton, header, page, reached, tab, typeBody, verdict, visit, write } from './bench.mjs';
import { butTheFirst, infoOf, solvedUpTo } from '../support/student-files.mjs';

/**
 * First tasks that fit in a line are typed key by key, with the brackets that the editor closes by itself.
 */
const TYPED = {
  '05-inertia-tensor': `const total = points.reduce((sum, p) => sum + p.mass, 0); return scale(points.reduce((sum, p) => add(sum, scale(p.position, p.mass)), [0, 0, 0] as Vec3), 1 / total);`,
  '10-runge-kutta': 'const k = f(t, y); return y.map((x, i) => x + h * k[i]);',
};

async function walk(id) {
  const { tasks, rubric } = infoOf(id);
  const most = tasks.map((_, i) =>
    total(rubric.filter((row) => row.task === i + 1 && !row.hidden).map(({ points }) => points)),
  );
  await visit(id);
  await reached()
    .getByText(`0 of ${total(most)}`, { exact: true })
    .waitFor();
  for (const [i, { title, can }] of tasks.entries()) {
    const task = i + 1;
    assert.equal(await tab(task).getAttribute('aria-selected'), 'true', `the tab of task ${task}`);
    assert.match(await page.getByRole('tabpanel').innerText(), new RegExp(title));
    if (task === 1 && TYPED[id]) {
      await write(butTheFirst(id));
      await typeBody(TYPED[id]);
    } else await write(solvedUpTo(id, task));
    if (task === 2) await checkButton().click();
    else await check();
    await verdict().getByText(`Task ${task} is right.`).waitFor();
    assert.match(await header(), new RegExp(`You can ${can}\\.`));
    assert.match(await header(), new RegExp(`${most[i]} of ${most[i]}`));
    await tab(task).getByText(', solved').waitFor();
    await reached()
      .getByText(`${total(most.slice(0, task))} of ${total(most)}`, { exact: true })
      .waitFor();
    if (task < tasks.length) await button(`Next: ${tasks[i + 1].title}`).click();
  }
  return verdict().getByRole('link', { name: 'Next exercise' });
}
const total = (points) => points.reduce((sum, x) => sum + x, 0);

/** With WHOLE=1 all three; else the one that Firefox and WebKitGTK do as well. */
const whole = process.env.WHOLE === '1';

export const walks = {
  'exercise 05 from the stub to full marks': async () => {
    const next = await walk('05-inertia-tensor');
    await next.click();
    await page.getByRole('heading', { level: 1, name: /principal axes/i }).waitFor();
    assert.equal(await tab(1).getAttribute('aria-selected'), 'true');
    await reached().getByText(/^0 of/).waitFor();
  },
  ...(whole && {
    'exercise 10 from the stub to full marks': async () => {
      await walk('10-runge-kutta');
    },
    'exercise 11 from the stub to full marks': async () => {
      const next = await walk('11-orientation');
      assert.equal(await next.count(), 0, 'there is no exercise behind the last one');
    },
  }),
};
