import type { SubscriberStatus } from '#runtime/contracts/mailing-list.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { customersTexts } from '#runtime/i18n/en/console/customers.ts';
import { knownValue } from '../parts/known-value.ts';

/** Which customers the list has; undefined for all. */
export interface CustomerFilters {
  search: string | undefined;
  tag: string | undefined;
  newsletter: SubscriberStatus | undefined;
  account: 'true' | 'false' | undefined;
  note: 'true' | undefined;
  country: string | undefined;
}

export const NEWSLETTER_OPTIONS = [
  ['', commonTexts.all],
  ['confirmed', customersTexts.subscribed],
  ['pending', customersTexts.notConfirmed],
  ['unsubscribed', customersTexts.unsubscribed],
] as const satisfies readonly (readonly [SubscriberStatus | '', string])[];

export const ACCOUNT_OPTIONS = [
  ['', commonTexts.all],
  ['true', customersTexts.withAccount],
  ['false', customersTexts.withoutAccount],
] as const;

/** Reads the filters in the address of the screen; what the shop would refuse counts as none. */
export function filtersIn(query: URLSearchParams): CustomerFilters {
  return {
    search: query.get('search')?.trim() || undefined,
    tag: query.get('tag') || undefined,
    newsletter: knownValue(query, 'newsletter', NEWSLETTER_OPTIONS),
    account: knownValue(query, 'account', ACCOUNT_OPTIONS),
    note: query.get('note') === 'true' ? 'true' : undefined,
    country: /^[A-Z]{2}$/.exec(query.get('country') ?? '')?.[0],
  };
}
