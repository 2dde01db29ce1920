import type { Order } from '#runtime/contracts/order.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { amountText } from '../../../parts/amounts.ts';
import { dateTime } from '../../../parts/formats.ts';
import { ORDER_EVENT_TEXT } from '../orders/order-texts.ts';

interface Props {
  order: Order;
  /** The version of the order that the edit began from. */
  since: number | undefined;
  /** Goes on with the order as it is now, and with what was typed. */
  onGoOn: () => void;
}

/** Says what has happened to an order since its edit began. Nothing of the edit is lost. */
export function OrderHasChanged({ order, since = 0, onGoOn }: Props) {
  const happened = order.events.filter(({ kind }) => kind !== 'noted').slice(since);
  return (
    <div role="alert" className="c-card">
      <p>
        <strong>{draftTexts.orderHasChanged}</strong>
      </p>
      <ul className="c-list">
        {happened.map(({ kind, happenedAt, amount, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may be of one kind and time
          <li key={index}>
            {dateTime(happenedAt)}: {ORDER_EVENT_TEXT[kind]}
            {amount && ` ${amountText(amount)}`}
            {note && ` (${note})`}
          </li>
        ))}
      </ul>
      <p>{draftTexts.editIsKept}</p>
      <button type="button" className="c-button" onClick={onGoOn}>
        {draftTexts.goOnWithOrder}
      </button>
    </div>
  );
}
