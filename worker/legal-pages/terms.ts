import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { minimumSubtotal, moneyRules } from '../site/money-rules.ts';
import { storeCurrency } from '../site/store-settings.ts';
import type { LegalFacts } from './facts.ts';
import { regionName } from './places.ts';
import { seller } from './seller.ts';
import type { LegalWriter } from './writer.ts';

/** The terms of sale, as the shop's checkout and settings have it. */
export function writeTerms(page: LegalWriter, facts: LegalFacts, language: string, withdrawalTitle: string): void {
  const { texts } = page;
  const { site, provider, countryCode } = facts;
  page.heading(texts.scopeTitle);
  page.say(texts.scope, { seller: seller(page, facts) });
  page.heading(texts.conclusionTitle);
  page.say(texts.conclusion);
  page.say(texts.contractLanguage);
  page.heading(texts.pricesTitle);
  page.say(moneyRules(site).pricesIncludeTax ? texts.pricesWithTax : texts.pricesPlusTax);
  const minimum = minimumSubtotal(site);
  if (minimum > 0) page.say(texts.minimum, { amount: escapeHtml(formatMoney(minimum, storeCurrency(site), language)) });
  page.heading(texts.payTitle);
  page.say(provider === '' ? texts.pay : texts.payAt, { provider: escapeHtml(provider) });
  if (facts.sellsGoods || facts.sellsDownloads) page.heading(texts.deliveryTitle);
  if (facts.sellsGoods) page.say(texts.delivery, { time: page.gap('deliveryTime') });
  if (facts.sellsDownloads) page.say(texts.digital);
  if (facts.sellsSubscriptions) {
    page.heading(texts.subscriptionsTitle);
    page.say(texts.subscriptions);
  }
  if (facts.hasWithdrawal) {
    page.heading(texts.withdrawalTitle);
    page.say(texts.withdrawalLink, { page: escapeHtml(withdrawalTitle) });
  }
  page.heading(texts.guaranteeTitle);
  page.say(texts.guarantee);
  page.heading(texts.lawTitle);
  page.say(texts.lawOf, { country: page.known(regionName(countryCode, language), 'law') });
}
