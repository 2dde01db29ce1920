/** The module of pages on which the engine has written boxes for comments. */
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { startBoxes } from './start-boxes.ts';

void loaderHasRun().then(() => whenEnabled(startBoxes));
