/** The module of pages that show pictures of reviews, and of the form in which buyers choose some. */
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { enhanceReviews } from './enhance-reviews.ts';

void loaderHasRun().then(() => whenEnabled(enhanceReviews));
