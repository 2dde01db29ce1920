import type { MoneyAmount } from '#runtime/contracts/money.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { amountText } from '../../../parts/amounts.ts';

/** Shows how the total of an order comes about, and what of it has gone back. */
export function OrderSums({ order }: { order: Order }) {
  const { subtotal, discountTotal, coupons, shippingTotal, shippingName, taxTotal } = order;
  const { grandTotal, giftCardTotal, refundedTotal } = order;
  return (
    <dl className="c-facts s-sums">
      <Sum title="Subtotal" amount={subtotal} />
      <Sum title={['Discount', ...coupons].join(' ')} amount={discountTotal} sign="−" isOptional />
      <Sum
        title={shippingName ? `Delivery, ${shippingName}` : 'Delivery'}
        amount={shippingTotal}
        isOptional={!shippingName}
      />
      <Sum title="Taxes" amount={taxTotal} isOptional />
      <dt className="s-total">Total</dt>
      <dd className="s-total">{amountText(grandTotal)}</dd>
      <Sum title="Paid by gift card" amount={giftCardTotal} isOptional />
      <Sum title="Refunded" amount={refundedTotal} sign="−" isOptional />
    </dl>
  );
}

interface SumProps {
  title: string;
  amount: MoneyAmount;
  sign?: string;
  /** Whether nothing is shown of an amount of 0. */
  isOptional?: boolean;
}

function Sum({ title, amount, sign = '', isOptional = false }: SumProps) {
  if (isOptional && amount.value === 0) return null;
  return (
    <>
      <dt>{title}</dt>
      <dd>
        {sign}
        {amountText(amount)}
      </dd>
    </>
  );
}
