/** The module of pages with the platform's accordion blocks. */
import { enhance } from '#runtime/enhance.ts';
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { ACCORDION_BUTTON } from '#runtime/page/accordion.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { startAccordion } from './start-accordion.ts';

export const started = loaderHasRun().then(() => whenEnabled(() => enhance(ACCORDION_BUTTON, startAccordion)));
