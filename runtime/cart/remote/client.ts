/**
 * The part of the cart that talks to the server and to other tabs, fetched when there is something to send or apply: a
 * page with an empty cart never loads it.
 */
import { report } from '../../report.ts';
import { isOwnOrigin } from '../../transport.ts';

export { applyTabMessage } from './apply.ts';
export { addEntry, removeEntry, updateAdditionalFields, updateQuantity } from './mutations.ts';
export { readCart } from './read.ts';

// On pages of another origin, links to the cart and the checkout transfer the cart to the shop. Without that module
// they stay plain links.
if (!isOwnOrigin()) {
  import('./transfer.ts').then(
    ({ leadByLinks }) => leadByLinks(),
    (error) => report(error, 'the cart transfer could not be loaded'),
  );
}
