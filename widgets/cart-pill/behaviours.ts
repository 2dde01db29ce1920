/** Entry module for pages with the engine's cart indicators. */

import { startCartLate } from '#runtime/cart/late-cart.ts';
import { switchPageLanguage } from '#runtime/i18n/languages.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { enhanceIndicators } from './indicators.ts';

whenEnabled(() => {
  startCartLate(new AbortController().signal);
  switchPageLanguage(pageLanguage()).then(enhanceIndicators);
});
