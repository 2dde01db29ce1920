/** Entry module for the reviews of the shop's own pages: their pictures, and the form in which buyers choose some. */
import { whenEnabled } from '#runtime/platform.ts';
import { enhanceReviews } from './enhance-reviews.ts';

whenEnabled(enhanceReviews);
