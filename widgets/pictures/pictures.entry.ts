/** The module of pages on which the engine has written pictures that only the platform's scripts would fetch. */
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { startPictures } from '#runtime/look/start-pictures.ts';
import { whenEnabled } from '#runtime/platform.ts';

void loaderHasRun().then(() => whenEnabled(startPictures));
