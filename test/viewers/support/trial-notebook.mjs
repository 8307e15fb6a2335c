// A notebook with one of everything that a page shows.
export const trialNotebook = `// %% [markdown] title
/*
# 98 The trial of the page

The tensor $\\mathbf I$, and {{ braces }} or a<b and c>d as text. The [first notebook](00-start-here.ipynb).

$$\\mathbf L = \\mathbf I \\boldsymbol\\omega$$
*/

// %% import
import { norm } from 'rigid-body-lab';
import { animate, boxMesh, lineChart, massFigure, show } from 'rigid-body-lab/figures';

// %% [markdown] printed
/*
## Printed
*/

// %% print
console.log('norm', norm([3, 4, 0]));
console.log('{{ braces }} <b> ' + 'a wide line '.repeat(30));

// %% [markdown] drawn
/*
#### Drawn
*/

// %% chart
const times = Array.from({ length: 101 }, (_, k) => k / 10);
show(
  lineChart({
    title: 'Two curves of which one is the sine and the other the cosine',
    x: { label: 't', unit: 's' },
    y: { label: 'x', unit: 'm' },
    series: [
      { name: 'sine', x: times, y: times.map(Math.sin) },
      { name: 'cosine', x: times, y: times.map(Math.cos) },
    ],
  }),
);

// %% space
show(massFigure({ title: 'Two masses', particles: [{ mass: 1, position: [1, 2, 3] }, { mass: 1, position: [3, 2, 1] }], com: [2, 2, 2] }));

// %% scene
const turns = times.map((t) => ({ orientation: [Math.cos(t / 2), 0, 0, Math.sin(t / 2)] as [number, number, number, number] }));
show(animate({ title: 'A brick that turns', times, bodies: [{ mesh: boxMesh([4, 2, 1]), poses: turns }] }));
`;
