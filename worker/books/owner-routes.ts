import { Hono } from 'hono';
import { OrdersFileQuery, TaxesQuery } from '#runtime/contracts/books.ts';
import { dayAfter, momentOf } from '#runtime/domain/zoned-time.ts';
import { ownerTextsIn } from '#runtime/i18n/owner-texts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { csvFile } from '../http/csv.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { type OwnerCall, ownerCall } from '../http/owner-call.ts';
import { auditStatement } from '../owner/service.ts';
import type { Site } from '../site/site.ts';
import { attachment } from '../storage/service.ts';
import { lineRows, lineTitles } from './line-rows.ts';
import { orderRows, orderTitles } from './order-rows.ts';
import { type BooksSpan, openBooks } from './read-books.ts';
import { taxRows, taxTitles } from './tax-sums.ts';

const ORDERS = '/api/owner/orders/export';
const TAXES = '/api/owner/taxes/export';

/** The owner's API for the shop's books: orders, refunds and taxes as files for an accountant. */
export const ownerBooks = new Hono<AppEnv>();

ownerBooks.get(
  ORDERS,
  owner('orders:read', {
    summary: 'Exports the orders and refunds of some days, for the books',
    moves: 'people',
    answerType: 'text/csv',
  }),
  query(OrdersFileQuery),
  async (c) => {
    const call = ownerCall(c);
    const { site, db } = call;
    const { siteId } = site;
    const { format, ...days } = c.var.query;
    const [titles, rows] = format === 'lines' ? [lineTitles, lineRows] : [orderTitles, orderRows];
    const read = openBooks(db, siteId, spanOf(site, days));
    const texts = await ownerTextsIn(call.readerLanguage);
    const next = async () => (await read()).flatMap((entry) => rows(site, entry, texts));
    await record(call, 'orders.exported');
    const file = csvFile({ siteId, header: titles(site, texts), next });
    return c.body(file, 200, fileHeaders(`${format} ${days.from} ${days.to}.csv`));
  },
);

ownerBooks.get(
  TAXES,
  owner('orders:read', {
    summary: 'Exports the taxes of some days by month, place and rate',
    moves: 'nothing',
    answerType: 'text/csv',
  }),
  query(TaxesQuery),
  async (c) => {
    const { site, db, readerLanguage } = ownerCall(c);
    const { siteId } = site;
    const texts = await ownerTextsIn(readerLanguage);
    const days = c.var.query;
    const rows = [await taxRows(site, openBooks(db, siteId, spanOf(site, days)), texts)];
    const file = csvFile({ siteId, header: taxTitles(texts), next: async () => rows.pop() ?? [] });
    return c.body(file, 200, fileHeaders(`taxes ${days.from} ${days.to}.csv`));
  },
);

/** Returns the moments between which these days are, by the shop's clock. */
function spanOf(
  { timeZone }: Site,
  { from, to, tests }: { from: string; to: string; tests?: 'true' | undefined },
): BooksSpan {
  return {
    from: momentOf(`${from}T00:00`, timeZone),
    until: momentOf(`${dayAfter(to)}T00:00`, timeZone),
    withTests: tests === 'true',
  };
}

async function record({ db, site, owner: key, now }: OwnerCall, action: string): Promise<void> {
  await auditStatement(db, { siteId: site.siteId, keyId: key.keyId, action, target: '' }, now).run();
}

function fileHeaders(name: string) {
  return { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': attachment(name) };
}
