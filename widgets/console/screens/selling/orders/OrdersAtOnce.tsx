import { useRef, useState } from 'react';
import { addressOf, type Target } from '#runtime/api/calls.ts';
import { CHOSEN_ORDERS_MOST } from '#runtime/contracts/limits.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { orderListTexts } from '#runtime/i18n/en/console/orders.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText, nextPage, refresh } from '../../../app/query.ts';
import { callInSession, fetchInSession, may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import { LabelsDialog } from './LabelsDialog.tsx';
import { stepsOf } from './order-rules.ts';
import { SendManyDialog } from './SendManyDialog.tsx';

interface Props {
  /** The address of the list, with its filters. */
  path: Target<'/api/owner/orders'>;
  shown: readonly Order[];
  /** The orders that the person has chosen. */
  chosen: readonly Order[];
  onChoose: (orders: readonly Order[]) => void;
}

/** Chooses several orders, prints their slips and labels, and says of them that they are packed or sent. */
export function OrdersAtOnce({ path, shown, chosen, onChoose }: Props) {
  const [opened, open] = useState<'send' | 'labels' | undefined>();
  const latestPath = useRef(path);
  latestPath.current = path;
  const chooseAll = async () => {
    const found = await readAll(path);
    // Nobody changes what they do not see listed.
    if (latestPath.current !== path) return;
    onChoose(found);
    if (found.length === CHOSEN_ORDERS_MOST) notify(fill(orderListTexts.chosenMost, { most: CHOSEN_ORDERS_MOST }));
  };
  if (shown.length === 0) return null;
  // Both states are one part of the screen, which keeps the focus near it when its buttons go.
  if (chosen.length === 0)
    return (
      <section className="c-row" aria-label={sellingTexts.chosenOrders}>
        <ActionButton action={chooseAll}>{orderListTexts.chooseAll}</ActionButton>
        <span className="c-quiet">{fill(orderListTexts.chooseAllHint, { most: CHOSEN_ORDERS_MOST })}</span>
      </section>
    );
  const isTooMany = chosen.length > CHOSEN_ORDERS_MOST;
  const toPack = isTooMany ? [] : chosen.filter((order) => stepsOf(order).canPack);
  const toSend = isTooMany ? [] : chosen.filter((order) => stepsOf(order).canSend);
  return (
    <section className="c-card s-at-once" aria-label={sellingTexts.chosenOrders}>
      <p>{fill(sellingTexts.countChosen, { count: countText(chosen.length) })}</p>
      {isTooMany && <p role="status">{fill(orderListTexts.tooMany, { most: CHOSEN_ORDERS_MOST })}</p>}
      <div className="c-row">
        {may('orders:write') && toPack.length > 0 && (
          <ActionButton action={() => packAll(toPack)}>
            {fill(sellingTexts.markCountAsPacked, { count: toPack.length })}
          </ActionButton>
        )}
        {may('orders:write') && toSend.length > 0 && (
          <button type="button" className="c-button" onClick={() => open('send')}>
            {fill(orderListTexts.sendMany, { count: toSend.length })}
          </button>
        )}
        {!isTooMany && (
          <>
            <ActionButton action={() => saveSlips(chosen)}>{orderListTexts.printSlips}</ActionButton>
            <button type="button" className="c-button" onClick={() => open('labels')}>
              {orderListTexts.printLabels}
            </button>
          </>
        )}
        <button type="button" className="c-link" onClick={() => onChoose([])}>
          {sellingTexts.chooseNone}
        </button>
      </div>
      {opened === 'send' && <SendManyDialog orders={toSend} onClose={() => open(undefined)} />}
      {opened === 'labels' && <LabelsDialog orders={chosen} onClose={() => open(undefined)} />}
    </section>
  );
}

/** Reads the orders of a list, as many as can be chosen at once. */
async function readAll(path: Target<'/api/owner/orders'>): Promise<Order[]> {
  const found: Order[] = [];
  let cursor = '';
  do {
    const { body } = await callInSession({ method: 'GET', path: nextPage(path, cursor) });
    found.push(...body.orders);
    cursor = body.nextPageCursor ?? '';
  } while (cursor !== '' && found.length < CHOSEN_ORDERS_MOST);
  return found.slice(0, CHOSEN_ORDERS_MOST);
}

async function saveSlips(orders: readonly Order[]): Promise<void> {
  const numbers = orders.map(({ number }) => number).join(',');
  const { blob } = await fetchInSession({ path: addressOf('/api/owner/orders/packing-slips', { orders: numbers }) });
  saveFile(blob, 'packing-slips.html');
}

/** Goes on with the others where one is refused, and reports that. */
async function packAll(orders: readonly Order[]): Promise<void> {
  let done = 0;
  for (const { number } of orders) {
    try {
      await change({ method: 'POST', path: addressOf('/api/owner/orders/:order/packed', { order: number }), body: {} });
      done += 1;
    } catch (error) {
      notify(fill(sellingTexts.orderNumberError, { number, error: errorText(error) }), { kind: 'failed' });
    }
  }
  refresh(['/api/owner/orders']);
  if (done > 0) notify(fill(sellingTexts.markedAsPacked, { count: countText(done) }));
}

function countText(count: number): string {
  return fill(sellingTexts.countOrders, { n: count });
}
