/** The module of pages with pictures that a press enlarges, which only the platform's scripts would do. */
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { startPictureLightboxes } from './start-picture-lightboxes.ts';

export const started = loaderHasRun().then(() => whenEnabled(startPictureLightboxes));
