import type { Gift } from '#runtime/domain/gift.ts';
import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { FieldLine } from '../additional-fields/service.ts';

/** Returns whom a gift card is for, from whom, with which words, and when it is sent. */
export function giftFacts(gift: Gift, language: string, { orders }: Catalogue): FieldLine[] {
  const facts = [
    { title: orders.giftFor, value: `${gift.recipientName}, ${gift.recipientEmail}` },
    { title: orders.senderName, value: gift.senderName },
    { title: orders.message, value: gift.message },
    { title: orders.deliveryDate, value: dayText(gift.deliveryDate, language) },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** Formats an ISO day in the language. */
function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(supportedLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
