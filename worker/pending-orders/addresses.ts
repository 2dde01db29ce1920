import { addressesIn } from '../submissions/service.ts';
import type { Order } from './order.ts';

/** Every address in an order, lower case. */
export function orderAddresses(order: Order): string[] {
  const gift = order.kind === 'gift-card' ? order.gift : undefined;
  // Without its escapes, JSON is as good as any text to look through.
  const answers = order.additionalFields.replace(/\\./g, ' ');
  const { recipientName = '', recipientEmail = '', message = '' } = gift ?? {};
  return addressesIn([], {}, order.email, recipientEmail, recipientName, message, answers);
}
