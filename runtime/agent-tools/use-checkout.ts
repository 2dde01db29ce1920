import { boot } from '../boot.ts';
import type { ShownCheckout } from '../checkout/shown.ts';
import type { CheckoutState } from '../checkout/state.ts';
import type { Checkout } from '../contracts/checkout.ts';
import type { AddressEntries, AddressPart } from '../domain/address.ts';
import { agents } from '../i18n/en/rest.ts';
import { localised } from '../i18n/languages.ts';
import { askPerson } from './ask-person.ts';
import type { CHECKOUT_CHANGES } from './checkout-changes.ts';
import { describeCart } from './describe-cart.ts';
import type { Input } from './input.ts';
import type { Client } from './model-context.ts';

type Changes = Input<typeof CHECKOUT_CHANGES>;
type ProtocolAddress = NonNullable<Changes['address']>;

/** The parts of an address under the protocol's names. */
const PARTS = {
  first_name: 'firstName',
  last_name: 'lastName',
  street_address: 'line1',
  extended_address: 'line2',
  address_locality: 'city',
  address_region: 'region',
  postal_code: 'postalCode',
  address_country: 'countryCode',
  phone_number: 'phone',
} as const satisfies Record<keyof ProtocolAddress, AddressPart>;
const NAMES = Object.entries(PARTS) as [keyof ProtocolAddress, AddressPart][];

/** Reads the checkout as the person sees it. */
export async function readCheckout(): Promise<unknown> {
  const { session } = shown();
  const state = session.$state.get();
  if (!('checkout' in state)) return { status: state.status === 'ended' ? state.reason.kind : state.status };
  const { cart, dueCents, countries } = state.checkout;
  const { email, address, note } = session.$entries.get();
  return {
    status: state.status,
    ...describeCart(cart),
    email,
    address: Object.fromEntries(NAMES.map(([name, part]) => [name, address[part]])),
    note,
    countries,
    delivery_options: cart.shippingOptions.map(({ id, name, cents }) => ({ id, title: name, price: cents })),
    delivery_option_id: cart.selectedShippingOption?.id ?? null,
    delivery: cart.shippingCostCents,
    taxes: cart.taxCents,
    due: dueCents,
    notices: session.$notices.get().map(({ text }) => text),
    errors: session.$errors.get(),
    missing: session.missing(),
  };
}

/** Fills in fields by the actions of the form, and saves them. */
export async function updateCheckout(changes: Changes): Promise<unknown> {
  const { session } = shown();
  const { countries } = openCheckout(session.$state.get());
  const { email, note, address, delivery_option_id, add_discount_code, remove_discount_code } = changes;
  if (address?.address_country !== undefined && !countries.includes(address.address_country))
    throw new DOMException(
      `The shop does not deliver to "${address.address_country}". It delivers to: ${countries.join(', ')}.`,
      'ToolError',
    );
  if (email !== undefined) session.set('email', email);
  if (note !== undefined) session.set('note', note);
  if (address) fillAddress(session, address);
  await session.save();
  if (add_discount_code !== undefined) await session.changeCoupon('add', add_discount_code);
  if (remove_discount_code !== undefined) await session.changeCoupon('remove', remove_discount_code);
  if (delivery_option_id !== undefined) {
    const { cart } = openCheckout(session.$state.get());
    const known = cart.shippingOptions.map(({ id }) => id);
    if (!known.includes(delivery_option_id))
      throw new DOMException(
        `There is no such delivery option. There are: ${known.join(', ') || 'none before an address'}.`,
        'ToolError',
      );
    await session.chooseDelivery(delivery_option_id);
  }
  return readCheckout();
}

function fillAddress(session: ShownCheckout['session'], given: ProtocolAddress): void {
  // A change of country empties what another country writes in another way.
  if (given.address_country !== undefined) session.setAddress('countryCode', given.address_country);
  const address: AddressEntries = { ...session.$entries.get().address };
  for (const [name, part] of NAMES) address[part] = given[name] ?? address[part];
  session.fillAddress(address);
}

/**
 * Shows the person the button that orders, and presses it if they agree. An order that has changed since they were asked
 * is not placed.
 */
export async function completeCheckout(client: Client): Promise<unknown> {
  const { session, form } = shown();
  openCheckout(session.$state.get());
  await session.save();
  const asked = openCheckout(session.$state.get());
  const missing = Object.values(session.missing());
  if (missing.length > 0)
    throw new DOMException(
      `The order is not complete: ${missing.join(' ')} Use update_checkout; what a buyer must agree to, the person ticks.`,
      'ToolError',
    );
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button || button.getAttribute('aria-disabled') === 'true')
    throw new DOMException('This cannot be ordered right now; the page says why.', 'ToolError');
  button.scrollIntoView?.({ block: 'center' });
  button.focus();
  // The shop counts no change of what is typed alone, such as the address to which the confirmation goes.
  const typed = session.$entries.get();
  const { placeOrder: title, placeOrderMessage: message } = localised('agents', agents);
  if (!(await askPerson({ title, message, yes: button.textContent ?? '' }, client)))
    return { ordered: false, reason: 'The person did not agree. Ask them what they want instead.' };
  if (!isSame(asked, openCheckout(session.$state.get())) || session.$entries.get() !== typed)
    throw new DOMException(
      'The order has changed while the person was asked. Ask again with complete_checkout.',
      'ToolError',
    );
  form.requestSubmit(button);
  const { status } = await settled(session);
  return { ...Object(await readCheckout()), ordered: status === 'leaving' };
}

function isSame(asked: Checkout, now: Checkout): boolean {
  return asked.dueCents === now.dueCents && asked.cart.id === now.cart.id && asked.cart.version === now.cart.version;
}

/** Resolves when a payment has ended, or leads to the provider's page. */
function settled({ $state }: ShownCheckout['session']): Promise<CheckoutState> {
  return new Promise((resolve) => {
    const stop = $state.subscribe((state) => {
      if (state.status === 'paying') return;
      queueMicrotask(() => stop());
      resolve(state);
    });
  });
}

function shown(): ShownCheckout {
  const { checkout } = boot();
  if (!checkout) throw new DOMException('The checkout is not open. Use proceed_to_checkout first.', 'ToolError');
  return checkout;
}

function openCheckout(state: CheckoutState): Checkout {
  if (state.status === 'open') return state.checkout;
  if (state.status === 'loading')
    throw new DOMException('The checkout is loading. Try again in a second.', 'ToolError');
  if (state.status === 'ended') throw new DOMException('This checkout has ended; the page says why.', 'ToolError');
  throw new DOMException('The order is being placed. Read its state with get_checkout.', 'ToolError');
}
