/** The module of pages on which the Worker has written a summary as a carousel. */
import { enhance } from '#runtime/enhance.ts';
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { CAROUSEL } from '#runtime/page/carousel.ts';
import { enhanceCarousel } from './enhance-carousel.ts';

void loaderHasRun().then(() => enhance(CAROUSEL, enhanceCarousel));
