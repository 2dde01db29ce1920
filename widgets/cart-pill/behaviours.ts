/** Entry module for pages with the engine's cart indicators. */
import { startCart } from '#runtime/cart/start.ts';
import { switchLanguage } from '#runtime/i18n/languages.ts';
import { unlessPlatformServes } from '#runtime/loader/platform.ts';
import { announceQuantity } from './announce-quantity.ts';
import { enhanceIndicators } from './indicators.ts';

unlessPlatformServes(() => {
  startCart();
  announceQuantity();
  switchLanguage(document.documentElement.lang).then(enhanceIndicators);
});
