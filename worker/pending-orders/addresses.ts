import { addressesIn } from '../submissions/service.ts';
import type { PendingOrder } from './order.ts';

/** Returns every email address in an order, in lower case. */
export function orderAddresses(order: PendingOrder): string[] {
  const gift = order.kind === 'gift-card' ? order.gift : undefined;
  // Escape sequences are removed, so that the JSON can be searched like any other text.
  const answers = order.additionalFields.replace(/\\./g, ' ');
  const { senderName = '', recipientName = '', recipientEmail = '', message = '' } = gift ?? {};
  return addressesIn([], {}, order.email, recipientEmail, recipientName, senderName, message, answers);
}
