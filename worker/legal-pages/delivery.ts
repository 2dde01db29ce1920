import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { ShippingRule } from '#runtime/domain/totals/shipping.ts';
import { formatWeight } from '#runtime/domain/weight-and-size.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { moneyRules } from '../site/money-rules.ts';
import { storeCurrency } from '../site/store-settings.ts';
import type { LegalFacts } from './facts.ts';
import { placesText } from './places.ts';
import { mailLink } from './seller.ts';
import { withdrawLink } from './withdrawal.ts';
import { filled, type LegalWriter } from './writer.ts';

/** How goods come, what that costs, and how buyers pay. */
export function writeDelivery(page: LegalWriter, facts: LegalFacts, language: string): void {
  const { texts } = page;
  const { site, provider } = facts;
  const { shipping, pricesIncludeTax } = moneyRules(site);
  if (facts.sellsGoods) {
    page.heading(texts.waysTitle);
    if (shipping.length === 0) page.paragraph(page.gap('deliveryPlaces'));
    else page.list(shipping.map((rule) => wayText(page, rule, storeCurrency(site), language)));
    page.heading(texts.timeTitle);
    page.say(texts.time, { time: page.gap('deliveryTime') });
  }
  if (facts.sellsDownloads) page.say(texts.digital);
  page.heading(texts.payTitle);
  page.say(texts.payAt, { provider: page.known(provider, 'payments') });
  page.heading(texts.taxTitle);
  page.say(pricesIncludeTax ? texts.pricesWithTax : texts.pricesPlusTax);
}

function wayText({ texts }: LegalWriter, rule: ShippingRule, currency: string, language: string): string {
  const { name, zones, basis, tiers } = rule;
  const money = (cents: number) => escapeHtml(formatMoney(cents, currency, language));
  const prices = tiers.map(({ from, cents }) => {
    const price = cents === 0 ? escapeHtml(texts.free) : money(cents);
    if (basis === 'flat' || from === 0) return price;
    if (basis === 'quantity') return filled(texts.fromPieces, { price, n: String(from) });
    return filled(texts.from, {
      price,
      amount: basis === 'weight' ? escapeHtml(formatWeight(from, language)) : money(from),
    });
  });
  return filled(texts.wayPrice, {
    way: escapeHtml(name),
    places: escapeHtml(placesText(zones, language, texts)),
    price: prices.join('; '),
  });
}

/** How goods are sent back, and when their money comes back. */
export function writeReturns(page: LegalWriter, facts: LegalFacts, shop: Pick<Catalogue, 'withdrawals'>): void {
  const { texts } = page;
  page.say(texts.returnsHow, { email: mailLink(page, facts) });
  if (facts.hasWithdrawalFunction) page.say(texts.returnsOnline, { link: withdrawLink(facts, shop) });
  page.heading(texts.returnsAddressTitle);
  page.paragraph(page.known(facts.returnAddress, 'address'));
  page.heading(texts.returnsCostTitle);
  page.say(facts.buyerPaysReturn ? texts.buyerPays : texts.sellerPays);
  page.heading(texts.returnsMoneyTitle);
  page.say(texts.returnsMoney);
  page.heading(texts.defectTitle);
  page.say(texts.guarantee);
}
