/** The module of pages on which the engine has written boxes for comments. What it does comes late, so that it shares nothing. */
import { loaderHasRun } from '#runtime/loader-has-run.ts';

void loaderHasRun().then(async () => (await import('./start-boxes.ts')).startBoxes());
