import { report } from '#runtime/report.ts';
import { isOwnOrigin } from '#runtime/transport.ts';
import { definePlainElement } from '#runtime/widget/plain.ts';
import { CheckoutLink } from './checkout-link.ts';

const definition = {
  tag: 'sq-checkout',
  attributes: { order: { type: 'string', format: 'token', isForOwnPages: true } },
} as const;

// The form stands on the shop's own host alone, so other pages fetch neither it nor React.
if (isOwnOrigin()) {
  import('./checkout-form.entry.ts').then(
    ({ defineCheckout }) => defineCheckout(definition),
    (error) => report(error, 'sq-checkout'),
  );
} else {
  definePlainElement({ ...definition, element: CheckoutLink });
}
