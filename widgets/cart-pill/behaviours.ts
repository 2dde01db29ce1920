/** Entry module for pages with the engine's cart indicators. */
import { startCart } from '#runtime/cart/lifecycle.ts';
import { switchPageLanguage } from '#runtime/i18n/languages.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { announceQuantity } from './announce-quantity.ts';
import { enhanceIndicators } from './indicators.ts';

whenEnabled(() => {
  startCart();
  announceQuantity();
  switchPageLanguage(document.documentElement.lang).then(enhanceIndicators);
});
