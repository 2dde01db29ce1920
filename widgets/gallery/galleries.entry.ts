/** The module of pages that have galleries, of the shop or of the engine. */
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { startGalleries } from './start-galleries.ts';

void loaderHasRun().then(() => whenEnabled(startGalleries));
