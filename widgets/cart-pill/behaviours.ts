/** Entry module for pages with the engine's cart indicators. */

import { startCartLate } from '#runtime/cart/late-cart.ts';
import { switchPageLanguage } from '#runtime/i18n/languages.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { onFirstSign } from '#runtime/signs-of-life.ts';
import { enhanceIndicators } from './indicators.ts';

whenEnabled(() => {
  startCartLate(new AbortController().signal);
  // The quantity changes by what a visitor does.
  onFirstSign(announceChanges);
  switchPageLanguage(pageLanguage()).then(enhanceIndicators);
});

async function announceChanges(): Promise<void> {
  try {
    const { announceQuantity } = await import('./announce-quantity.ts');
    announceQuantity();
  } catch {
    // The quantity still shows.
  }
}
