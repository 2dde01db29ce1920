import type { InstallmentContext } from '#runtime/contracts/installments.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { activeExperiments } from '../experiments/service.ts';
import { localPath } from '../site/local-path.ts';
import type { Site } from '../site/site.ts';
import { safeJson } from './escape.ts';
import type { Texts } from './localized-strings.ts';
import { type StoreSettings, usesCldrMoney } from './site-context.ts';

interface CartVisit {
  hasCart: boolean;
  /** What a visitor is told whom a link has led here; undefined for nothing. */
  notice: string | undefined;
  installments: InstallmentContext | null;
}

/**
 * Returns the container of the cart page, with the store's data for the script. For a visitor without a cart it says
 * that the cart is empty, so that the page needs no script.
 */
export function cartRoot(
  site: Site,
  settings: StoreSettings,
  texts: Texts['cartPage'],
  { hasCart, notice, installments }: CartVisit,
): string {
  const { selectedCurrency, minimumOrderSubtotal } = settings;
  const context = {
    storeCurrency: selectedCurrency,
    continueShoppingLinkUrl: localPath(site, String(settings.continueShoppingLinkUrl)),
    minimumOrderSubtotal,
    useCldrMode: usesCldrMoney(site),
    stripeCountry: settings.stripeCountry ?? null,
    shopperLanguage: site.language,
    afterpayEnabled: installments !== null,
    afterpayMin: installments?.afterPayMin ?? 0,
    afterpayMax: installments?.afterPayMax ?? 0,
    klarnaEnabled: false,
    klarnaMin: 0,
    klarnaMax: 0,
    cartExperiments: activeExperiments(site).map(({ id }) => id),
    formattingLocale: site.language,
    translationLocale: site.language,
  };
  const empty = `<p>${texts.empty}</p><a href="${escapeHtml(String(settings.continueShoppingLinkUrl))}">${texts.continueShopping}</a>`;
  const container = hasCart
    ? '<div id="sqs-cart-container"></div>'
    : `<div id="sqs-cart-container" data-sq-empty>${empty}</div>`;
  const status = notice ? `<p role="status">${escapeHtml(notice)}</p>` : '';
  return `${status}<div id="sqs-cart-root"><script type="application/json">${safeJson(context)}</script>${container}</div>`;
}
