import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { taxNote } from '#runtime/domain/tax-note.ts';
import { cartTexts, money, reduction } from './texts.ts';

/** The amounts of the cart that are known before the delivery address. */
export function Totals({ cart }: { cart: ShoppingCart }) {
  const texts = cartTexts();
  const { requiresShipping, shippingLocation, selectedShippingOption, pricesIncludeTax } = cart;
  const isKnown = shippingLocation !== null || (!requiresShipping && pricesIncludeTax);
  const delivery = selectedShippingOption && shippingLocation;
  const note = taxNote(cart, texts, (cents) => money(cents, cart));
  return (
    <dl part="totals">
      <Row label={texts.subtotal} amount={money(cart.subtotalCents, cart)} />
      {cart.discountCents > 0 && <Row label={texts.discount} amount={reduction(cart.discountCents, cart)} />}
      {requiresShipping && (
        <Row
          label={delivery ? `${texts.delivery} (${selectedShippingOption.name})` : texts.delivery}
          amount={
            delivery
              ? cart.shippingCostCents > 0
                ? money(cart.shippingCostCents, cart)
                : texts.free
              : texts.atCheckout
          }
        />
      )}
      {!pricesIncludeTax &&
        (shippingLocation ? (
          cart.applicableTaxRules.map(({ id, name, cents }) => (
            <Row key={id} label={name} amount={money(cents, cart)} />
          ))
        ) : (
          <Row label={texts.taxes} amount={texts.atCheckout} />
        ))}
      <Row
        part="total"
        label={isKnown ? texts.total : texts.estimatedTotal}
        amount={money(cart.grandTotalCents, cart)}
      />
      {note && (
        <div part="row">
          <dt className="sq-visually-hidden">{texts.taxes}</dt>
          <dd part="tax-included">{note}</dd>
        </div>
      )}
    </dl>
  );
}

function Row({ label, amount, part = 'row' }: { label: string; amount: string; part?: string }) {
  return (
    <div part={part}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
