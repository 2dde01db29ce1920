import { html } from 'hono/html';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { checkoutTextsIn } from '#runtime/i18n/checkout-texts.ts';
import { isWaiverAsked } from '../checkout/service.ts';
import { downloadTerms } from '../downloads/service.ts';
import type { Markup } from '../plain-pages/service.ts';
import { ageConfirmation, ageMissing, withdrawalNotes } from '../product-information/service.ts';
import { hasDuty, isOwedTo } from '../site/law.ts';
import { legalPages } from '../site/legal-pages.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { PricedDraft } from './price.ts';
import type { StoredDraft } from './repository.ts';

/** Texts of what the buyer must agree to; '' for what is not asked for. */
export type Agreements = Record<'withdrawalConsent' | 'ageConfirmation', string>;

/** What the buyer must be told, and must agree to, before paying. */
export interface Asked {
  agreements: Agreements;
  /** What an unticked box says. */
  missing: Agreements;
  notes: string[];
}

/** Returns what the law wants a buyer to know and to agree to, by the rules of the checkout. */
export async function asked(
  call: ShopCall,
  { lines, totals }: Pick<PricedDraft, 'lines' | 'totals'>,
  address: StoredDraft['input']['address'],
  texts: Catalogue,
): Promise<Asked> {
  const { site, now } = call;
  const terms = await downloadTerms(call, lines, { texts, isWaiverAsked: isWaiverAsked(call, { address }, totals) });
  const country = address?.countryCode;
  const hasRight = country ? isOwedTo(site, 'withdrawalRight', country, now) : hasDuty(site, 'withdrawalRight', now);
  const notes = hasRight ? withdrawalNotes(lines, texts.productInformation, site.language) : [];
  return {
    agreements: { withdrawalConsent: terms.withdrawalConsent, ageConfirmation: ageConfirmation(lines, texts) },
    missing: { withdrawalConsent: texts.downloads.consentMissing, ageConfirmation: ageMissing(lines, texts) },
    notes: [...terms.downloadTerms, ...notes],
  };
}

/** Writes the notes, the links to the shop's terms and a box for each agreement. */
export async function agreementsPart(
  { site }: ShopCall,
  { agreements, notes }: Asked,
  missing: Partial<Agreements> | undefined,
  texts: Catalogue,
): Promise<Markup> {
  const pages = legalPages(site, texts);
  const checkout = await checkoutTextsIn(site.language);
  return html`${notes.map((note) => html`<p class="order-note">${note}</p>`)}
${
  pages.length > 0 &&
  html`<p class="order-note">${checkout.legalPages} ${pages.map(({ title, url }, index) => html`${index > 0 && ', '}<a href="${url}" target="_blank" rel="noopener">${title}</a>`)}</p>`
}
${box('withdrawalConsent', agreements.withdrawalConsent, missing?.withdrawalConsent)}
${box('ageConfirmation', agreements.ageConfirmation, missing?.ageConfirmation)}`;
}

function box(name: keyof Agreements, text: string, error: string | undefined): Markup | '' {
  if (text === '') return '';
  const described = error ? html` aria-invalid="true" aria-describedby="${name}-error"` : '';
  return html`<div class="form-item field checkbox"><div class="option">
${error && html`<p class="field-error" id="${name}-error">${error}</p>`}
<label><input type="checkbox" name="${name}" value="true"${described}> ${text}</label>
</div></div>`;
}
