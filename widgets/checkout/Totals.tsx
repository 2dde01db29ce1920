import { isTotalKnown } from '#runtime/checkout/is-total-known.ts';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { formatReduction } from '#runtime/domain/reduction.ts';
import { taxNote } from '#runtime/domain/tax-note.ts';
import { fill } from '#runtime/i18n/fill.ts';

interface Props {
  session: CheckoutSession;
  checkout: Checkout;
}

export function Totals({ session: { texts, language }, checkout }: Props) {
  const { cart, giftCard, dueCents, needsAddress } = checkout;
  const money = (cents: number) => formatMoney(cents, cart.subtotalAmount.currencyCode, language);
  const reduction = (cents: number) => formatReduction(cents, cart.subtotalAmount.currencyCode, language);
  const shipping = () => {
    if (!cart.selectedShippingOption) return texts.shippingUnknown;
    return cart.shippingCostCents === 0 ? texts.free : money(cart.shippingCostCents);
  };
  const hasTaxes = cart.taxCents > 0;
  const isKnown = isTotalKnown(checkout);
  const note = taxNote(cart, texts, money);
  return (
    <>
      <dl className="sqc-totals">
        <Row title={texts.subtotal} amount={money(cart.subtotalCents)} />
        {cart.discountCents > 0 && <Row title={texts.discount} amount={reduction(cart.discountCents)} />}
        {cart.requiresShipping && <Row title={texts.shipping} amount={shipping()} />}
        {!isKnown && !cart.pricesIncludeTax && (
          <Row title={texts.tax} amount={needsAddress ? texts.shippingUnknown : texts.taxUnknown} />
        )}
        {isKnown &&
          hasTaxes &&
          !cart.pricesIncludeTax &&
          cart.applicableTaxRules.map(({ id, name, cents }) => (
            <Row key={id} title={name || texts.tax} amount={money(cents)} />
          ))}
        <Row
          title={isKnown ? texts.total : texts.estimatedTotal}
          amount={money(cart.grandTotalCents)}
          isGrand={!giftCard}
        />
        {giftCard && (
          <>
            <Row
              title={fill(texts.giftCardPays, { last: giftCard.lastCharacters })}
              amount={reduction(giftCard.usedCents)}
            />
            <Row title={texts.due} amount={money(dueCents)} isGrand />
          </>
        )}
      </dl>
      {note && <p className="sqc-hint">{note}</p>}
    </>
  );
}

function Row({ title, amount, isGrand = false }: { title: string; amount: string; isGrand?: boolean }) {
  return (
    <div className={isGrand ? 'sqc-grand' : ''}>
      <dt>{title}</dt>
      <dd className="sqc-amount">{amount}</dd>
    </div>
  );
}
