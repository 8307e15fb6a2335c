// Bundles what the page runs in workers, and writes what it says of the library, from what
// the compiler left in dist.
import { bundleCells } from './bundle-cells.mjs';
import { bundleJudge } from './bundle-judge.mjs';
import { bundleReference } from './bundle-reference.mjs';
import { bundleTypes } from './bundle-types.mjs';
import { root } from './setup.mjs';

bundleCells(root);
await bundleJudge(root);
bundleTypes(root);
await bundleReference(root);
