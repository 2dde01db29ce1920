/** Entry module for pages with the engine's cart indicators. */

import { startCart } from '#runtime/cart/lifecycle.ts';
import { switchPageLanguage } from '#runtime/i18n/languages.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { announceQuantity } from './announce-quantity.ts';
import { enhanceIndicators } from './indicators.ts';

whenEnabled(() => {
  startCart();
  announceQuantity();
  switchPageLanguage(pageLanguage()).then(enhanceIndicators);
});
