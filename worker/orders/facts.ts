import type { Address } from '#runtime/contracts/checkout.ts';
import type { AgeConfirmation, WithdrawalConsent } from '#runtime/contracts/order.ts';
import { isPlaceOnly } from '#runtime/domain/address.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { FieldLine } from '../additional-fields/service.ts';
import { addressLines } from '../site/address-lines.ts';
import { timeText } from '../site/date-text.ts';
import type { Site } from '../site/site.ts';

interface Facts {
  /** The order's number, or the placeholder for it. */
  number: number | string;
  /** Ms since the epoch. */
  placedAt: number;
  email: string;
  address: Address | null;
  note: string;
  withdrawalConsent: WithdrawalConsent | null;
  ageConfirmation: AgeConfirmation | null;
}

/** Writes an order's number as it stands on every page and in every mail. */
export function numberText(number: number | string): string {
  return `#${number}`;
}

/** Returns what a receipt says beside lines and amounts, in the site's language and time zone. */
export function orderFacts(
  site: Site,
  { number, placedAt, email, address, note, withdrawalConsent, ageConfirmation }: Facts,
  texts: Catalogue,
): FieldLine[] {
  const { language } = site;
  const { placedOrders } = texts;
  const agreed = (given: WithdrawalConsent | null) => (given ? consentText(site, given, texts) : '');
  const facts = [
    { title: placedOrders.number, value: numberText(number) },
    { title: placedOrders.date, value: timeText(site, placedAt) },
    { title: placedOrders.email, value: email },
    {
      title: address && isPlaceOnly(address) ? placedOrders.country : placedOrders.address,
      value: address ? addressLines(address, language).join('\n') : '',
    },
    { title: placedOrders.note, value: note },
    { title: texts.downloads.consentTitle, value: agreed(withdrawalConsent) },
    { title: texts.productInformation.ageTitle, value: agreed(ageConfirmation) },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** Confirms what the buyer agreed to, in the words that were shown, and when: the law wants it in the mail. */
function consentText(site: Site, { text, givenAt }: WithdrawalConsent, { downloads }: Catalogue): string {
  return fill(downloads.consentGiven, { time: timeText(site, givenAt), text });
}
