import type { Order } from '#runtime/contracts/order.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { money } from '../../../parts/formats.ts';
import { Tick } from '../../../parts/Tick.tsx';
import { type Counts, mayRefundDelivery, refundOfCounts, unitsToReturn } from './chosen-units.ts';
import { ParcelUnits } from './ParcelUnits.tsx';

interface Props {
  order: Order;
  counts: Counts;
  onCounts: (counts: Counts) => void;
  refundsDelivery: boolean;
  onDelivery: (refundsDelivery: boolean) => void;
  error: string;
}

/** The fields for the units of each line that go back, and what they come to. */
export function RefundUnits({ order, counts, onCounts, refundsDelivery, onDelivery, error }: Props) {
  const back = refundOfCounts(order, counts, refundsDelivery);
  return (
    <>
      <ParcelUnits
        legend={sellingTexts.unitsThatGoBack}
        units={unitsToReturn(order)}
        counts={counts}
        onChange={onCounts}
        error={error}
      />
      {mayRefundDelivery(order) && (
        <Tick
          label={sellingTexts.refundTheDelivery}
          hint={fill(sellingTexts.onlyWithAllGoods, {
            amount: money(order.standardShipping.value, order.grandTotal.currencyCode),
          })}
          checked={refundsDelivery}
          onChange={onDelivery}
        />
      )}
      <p role="status">{back ? backText(order, back) : sellingTexts.chooseUnits}</p>
    </>
  );
}

function backText({ grandTotal }: Order, back: NonNullable<ReturnType<typeof refundOfCounts>>): string {
  const amount = (cents: number) => money(cents, grandTotal.currencyCode);
  const { totalCents, deliveryCents, toGiftCardCents } = back;
  return [
    fill(sellingTexts.amountGoesBack, { amount: amount(totalCents) }),
    ...(deliveryCents > 0 ? [fill(sellingTexts.ofItDelivery, { amount: amount(deliveryCents) })] : []),
    ...(toGiftCardCents > 0 ? [fill(sellingTexts.ofItToGiftCard, { amount: amount(toGiftCardCents) })] : []),
  ].join(' ');
}
