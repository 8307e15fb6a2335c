// Builds the site that the scripts of this folder share, for several runs of
// `npm run test:viewers`, and prints where it is:
//   export LAB_VIEWERS_SITE="$(node test/viewers/support/build-shared.mjs)"
import { build } from '../../../src/course/cli/setup.mjs';

build();
const { buildShared } = await import('./lab-page.mjs');
console.log((await buildShared()).folder);
