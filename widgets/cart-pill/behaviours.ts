/** Entry module for pages with the engine's cart indicators. */
import { startCart } from '#runtime/cart/actions.ts';
import { switchLanguage } from '#runtime/i18n/languages.ts';
import { announceQuantity } from './announce-quantity.ts';
import { enhanceIndicators } from './indicators.ts';

startCart();
announceQuantity();
await switchLanguage(document.documentElement.lang);
enhanceIndicators();
