import type { Order, OrderItem } from '#runtime/contracts/order.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { amountText } from '../../../parts/amounts.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { money } from '../../../parts/formats.ts';
import { planText } from '../parts/plan-text.ts';
import { answerTexts } from './answer-texts.ts';

interface Line extends OrderItem {
  position: number;
}

const COLUMNS: readonly Column<Line>[] = [
  {
    id: 'product',
    title: commonTexts.product,
    isTitle: true,
    cell: ({ productName, attributes, sku, plan, additionalFields }) => (
      <>
        {productName}
        {Object.entries(attributes).map(([name, value]) => (
          <div key={name} className="c-quiet">
            {name}: {value}
          </div>
        ))}
        {plan && <div className="c-quiet">{planText(plan)}</div>}
        {additionalFields && (
          <div className="c-quiet">
            {fill(sellingTexts.buyersAnswers, { answerTexts: answerTexts(additionalFields).join(', ') })}
          </div>
        )}
        {sku && <div className="c-quiet">{fill(sellingTexts.skuSku, { sku })}</div>}
      </>
    ),
  },
  {
    id: 'quantity',
    title: sellingTexts.quantity,
    isNumber: true,
    cell: ({ quantity, sentQuantity, refundedQuantity }) => (
      <div>
        {quantity}
        {sentQuantity > 0 && sentQuantity < quantity && (
          <div className="c-quiet">{fill(sellingTexts.sentQuantitySent, { sentQuantity })}</div>
        )}
        {refundedQuantity > 0 && (
          <div className="c-quiet">{fill(sellingTexts.quantityRefunded, { refundedQuantity })}</div>
        )}
      </div>
    ),
  },
  { ...{ id: 'price', title: commonTexts.price, isNumber: true }, cell: PriceCell },
  {
    id: 'sum',
    title: sellingTexts.sum,
    isNumber: true,
    cell: ({ unitPrice, quantity }) => money(unitPrice.value * quantity, unitPrice.currencyCode),
  },
];

/** The price of one, and the deposit in it. */
function PriceCell({ unitPrice, depositCents = 0 }: Order['items'][number]) {
  return (
    <div>
      {amountText(unitPrice)}
      {depositCents > 0 && (
        <div className="c-quiet">
          {fill(sellingTexts.depositIncluded, { amount: money(depositCents, unitPrice.currencyCode) })}
        </div>
      )}
    </div>
  );
}

/** Lists what was bought, line by line. */
export function OrderLines({ order: { items } }: { order: Order }) {
  const lines = items.map((item, position) => ({ ...item, position }));
  return (
    <DataTable
      label={sellingTexts.bought}
      rows={lines}
      columns={COLUMNS}
      rowId={({ position }) => String(position)}
      empty={<p>{sellingTexts.thisOrderHasNo}</p>}
    />
  );
}
