import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { sells } from '../../site/sale.ts';
import type { Site } from '../../site/site.ts';
import { storeCurrency } from '../../site/store-settings.ts';
import type { AgentCart } from '../cart/agent-cart.ts';
import { contentsForm } from '../cart/form.ts';
import { envelope } from '../envelope.ts';
import type { Message } from '../messages.ts';
import type { AgentCall } from '../operation.ts';

type Status = 'incomplete' | 'requires_escalation' | 'canceled';

/**
 * Returns a checkout by the protocol's `checkout.json`. It is incomplete while the shop would not sell its contents;
 * then only the buyer can go on, at `continue_url`.
 */
export async function checkoutForm(call: AgentCall, { id, cart, cancelled }: AgentCart, earlier: readonly Message[]) {
  const { site } = call;
  const lacking = await lackingOf(site, cart);
  const isCancelled = cancelled.includes('checkout');
  const status: Status = isCancelled ? 'canceled' : lacking.length > 0 ? 'incomplete' : 'requires_escalation';
  const messages = status === 'requires_escalation' ? [...earlier, await escalation(site)] : [...earlier, ...lacking];
  return {
    ucp: { ...envelope('checkout', 'discount'), payment_handlers: {} },
    id,
    status,
    ...(await contentsForm(call, site, cart, { messages: isCancelled ? [] : messages, to: '/checkout' })),
  };
}

/** Says that the buyer goes on. */
async function escalation(site: Site): Promise<Message> {
  const { orders } = await textsIn(site.language);
  return {
    type: 'error',
    code: 'payment_by_buyer_required',
    content: orders.toCheckout,
    severity: 'requires_buyer_input',
  };
}

/** Returns what keeps the shop from selling a cart. */
async function lackingOf(site: Site, cart: ShoppingCart): Promise<Message[]> {
  const { apiErrors, cart: texts, orders } = await textsIn(site.language);
  const lacking = (code: string, content: string, path?: string): Message => ({
    ...{ type: 'error', code, content, severity: 'recoverable' },
    ...(path && { path }),
  });
  const { entries, subtotalCents, minimumSubtotalCents } = cart;
  const subtotal = formatMoney(minimumSubtotalCents, storeCurrency(site), site.language);
  return [
    ...(sells(site) ? [] : [lacking('not_sold_now', apiErrors.NOT_SOLD_NOW)]),
    ...(entries.length === 0 ? [lacking('empty', orders.emptyCart, '$.line_items')] : []),
    ...(entries.length > 0 && subtotalCents < minimumSubtotalCents
      ? [lacking('minimum_not_met', fill(texts.minimumSubtotal, { subtotal }))]
      : []),
    ...entries.flatMap(({ title, isReservedByOthers }, index) =>
      isReservedByOthers
        ? [lacking('out_of_stock', `${apiErrors.OUT_OF_STOCK} (${title})`, `$.line_items[${index}]`)]
        : [],
    ),
  ];
}
