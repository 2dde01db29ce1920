import type { Site } from '../site/site.ts';
import { installmentContext } from '../site/store-settings.ts';
import { safeJson } from './escape.ts';
import type { StoreSettings } from './site-context.ts';

/** Returns the container of the cart page, with the store's data for the script. */
export function cartRoot(site: Site, settings: StoreSettings): string {
  const { selectedCurrency, minimumOrderSubtotal } = settings;
  const installments = installmentContext(site);
  const context = {
    storeCurrency: selectedCurrency,
    continueShoppingLinkUrl: settings.continueShoppingLinkUrl,
    minimumOrderSubtotal,
    useCldrMode: true,
    stripeCountry: settings.stripeCountry ?? null,
    shopperLanguage: site.language,
    afterpayEnabled: installments !== null,
    afterpayMin: installments?.afterPayMin ?? 0,
    afterpayMax: installments?.afterPayMax ?? 0,
    klarnaEnabled: false,
    klarnaMin: 0,
    klarnaMax: 0,
    cartExperiments: [],
    formattingLocale: site.language,
    translationLocale: site.language,
  };
  return `<div id="sqs-cart-root"><script type="application/json">${safeJson(context)}</script><div id="sqs-cart-container"></div></div>`;
}
