/** The module of pages on which the engine has written pictures that only the platform's scripts would fetch. */
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { startPictures } from './start-pictures.ts';

void loaderHasRun().then(() => whenEnabled(startPictures));
