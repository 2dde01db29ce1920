/** The module of pages with the gallery of a product, whose pictures only the platform's scripts would turn. */
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { startProductGalleries } from './start-product-galleries.ts';

export const started = loaderHasRun().then(() => whenEnabled(startProductGalleries));
