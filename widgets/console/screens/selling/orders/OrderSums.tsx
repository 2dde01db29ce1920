import type { MoneyAmount } from '#runtime/contracts/money.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { amountText } from '../../../parts/amounts.ts';

/** Shows how the total of an order comes about, and what of it has gone back. */
export function OrderSums({ order }: { order: Order }) {
  const { subtotal, discountTotal, coupons, shippingTotal, shippingName, taxTotal } = order;
  const { grandTotal, giftCardTotal, refundedTotal, giftCardRefunded } = order;
  return (
    <dl className="c-facts s-sums">
      <Sum title={sellingTexts.subtotal} amount={subtotal} />
      <Sum title={[sellingTexts.discount, ...coupons].join(' ')} amount={discountTotal} sign="−" isOptional />
      <Sum
        title={shippingName ? fill(sellingTexts.deliveryShippingName, { shippingName }) : sellingTexts.delivery}
        amount={shippingTotal}
        isOptional={!shippingName}
      />
      <Sum title={sellingTexts.taxes} amount={taxTotal} isOptional />
      <dt className="s-total">{sellingTexts.total}</dt>
      <dd className="s-total">{amountText(grandTotal)}</dd>
      <Sum title={sellingTexts.paidByGiftCard} amount={giftCardTotal} isOptional />
      <Sum title={sellingTexts.refunded} amount={refundedTotal} sign="−" isOptional />
      <Sum title={sellingTexts.refundedToGiftCard} amount={giftCardRefunded} sign="−" isOptional />
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
