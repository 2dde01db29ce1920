/**
 * The part of the cart that talks to the server and to other tabs, fetched when there is something to send or apply: a
 * page with an empty cart never loads it.
 */
import { report } from '../../report.ts';
import { isOwnOrigin } from '../../transport.ts';

export { applyTabMessage } from './apply.ts';
export { addEntry, removeEntry, updateAdditionalFields, updateQuantity } from './mutations.ts';
export { readCart } from './read.ts';

/**
 * Settled once links to the cart and the checkout transfer the cart from a page of another origin to the shop. Where that
 * module cannot be fetched, they stay plain links.
 */
export const linksLead =
  isOwnOrigin() ||
  import('./transfer.ts').then(
    ({ leadByLinks }) => leadByLinks(),
    (error) => report(error, 'the cart transfer could not be loaded'),
  );
