/** The module of pages on which the engine has written boxes for back-in-stock notices. */
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { startBoxes } from './start-boxes.ts';

void loaderHasRun().then(() => whenEnabled(startBoxes));
