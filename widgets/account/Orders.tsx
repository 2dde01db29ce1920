import { useEffect, useRef, useState } from 'react';
import { readOrders } from '#runtime/account/lists.ts';
import { boot } from '#runtime/boot.ts';
import type { AccountOrder } from '#runtime/contracts/account.ts';
import type { LegalPage } from '#runtime/contracts/legal-page.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { AccountTexts } from '#runtime/i18n/en/account.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ContractLinks } from './ContractLinks.tsx';
import { useAccount } from './context.ts';
import { Outcome, Section } from './controls.tsx';
import { dateText } from './date-text.ts';
import { useAct } from './use-act.ts';

interface Pages {
  orders: readonly AccountOrder[];
  /** Place of the first order that came last; 0 for the first page. */
  newFrom: number;
  nextPageCursor: string | null;
  contractLinks: readonly LegalPage[];
}

/** The person's orders with their states, the newest first. Each leads to its own page. */
export function Orders() {
  const { texts } = useAccount();
  const { act, run } = useAct();
  const [pages, setPages] = useState<Pages>();

  const read = (cursor: string | null) =>
    run(async () => {
      const { orders, nextPageCursor, contractLinks = [] } = await readOrders(cursor);
      setPages((before) => {
        const known = cursor === null ? [] : (before?.orders ?? []);
        return { orders: [...known, ...orders], newFrom: known.length, nextPageCursor, contractLinks };
      });
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page is read once
  useEffect(() => void read(null), []);

  // The pressed button moves down, or is gone with the last page.
  const lines = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const line = pages?.newFrom && lines.current?.children[pages.newFrom];
    if (line instanceof HTMLElement) line.focus();
  }, [pages]);

  const isReadable = act.status === 'failed' || Boolean(pages?.nextPageCursor);
  return (
    <Section title={texts.orders}>
      {pages?.orders.length === 0 && <p className="sqa-hint">{texts.noOrders}</p>}
      {pages && pages.orders.length > 0 && (
        <ul ref={lines} className="sqa-list">
          {pages.orders.map((order) => (
            <OrderLine key={order.id} order={order} />
          ))}
        </ul>
      )}
      {pages && pages.orders.length > 0 && <ContractLinks links={pages.contractLinks} />}
      <Outcome act={act} busyText={texts.sending} />
      {isReadable && (
        <button type="button" className="sqa-quiet" onClick={() => void read(pages?.nextPageCursor ?? null)}>
          {act.status === 'failed' ? texts.tryAgain : texts.olderOrders}
        </button>
      )}
    </Section>
  );
}

function OrderLine({ order }: { order: AccountOrder }) {
  const { texts, language } = useAccount();
  const { number, state, placedAt, timeZone, totalCents, currency, quantity, path } = order;
  const name = `#${number}`;
  return (
    <li tabIndex={-1}>
      <span className="sqa-line-name">{path === null ? name : <a href={boot().base + path}>{name}</a>}</span>
      <span>{dateText(placedAt, language, timeZone)}</span>
      <span>{fill(texts.items, { count: quantity })}</span>
      <span>{stateText(state, texts)}</span>
      <span className="sqa-amount">{formatMoney(totalCents, currency, language)}</span>
    </li>
  );
}

function stateText(state: AccountOrder['state'], texts: AccountTexts): string {
  return {
    paid: texts.orderPaid,
    packed: texts.orderPacked,
    sent: texts.orderSent,
    refunded: texts.orderRefunded,
    ended: texts.orderEnded,
  }[state];
}
