import { build } from './setup.mjs';

build({ force: true });
