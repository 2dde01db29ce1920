import type { ListedCustomer } from '#runtime/contracts/customers.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { stampIn } from '#runtime/domain/zoned-time.ts';
import type { OwnerTexts } from '#runtime/i18n/owner-texts.ts';
import { csvFile } from '../http/csv.ts';
import { zonedTitle } from '../site/date-text.ts';
import type { Site } from '../site/site.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { type CustomerListing, listCustomers } from './list.ts';
import { type CustomerRow, readFacts, toListed } from './rows.ts';

/** Customers that are read at once. */
const PER_PAGE = 500;

/** Returns the customers of a listing as a CSV file, in its order. Times are by the shop's clock. */
export function exportCustomers(
  db: D1Database,
  site: Site,
  listing: CustomerListing,
  { customerTitles: titles }: Pick<OwnerTexts, 'customerTitles'>,
): ReadableStream<Uint8Array> {
  const { siteId } = site;
  const currency = storeCurrency(site);
  let cursor: string | null | undefined;
  const next = async () => {
    let rows: CustomerRow[] = [];
    // A page can be empty and yet have a next one.
    while (rows.length === 0 && cursor !== null) {
      const page = await listCustomers(db, siteId, { ...listing, cursor, limit: PER_PAGE });
      cursor = page.nextPageCursor;
      rows = page.rows;
    }
    if (rows.length === 0) return [];
    const factsOf = await readFacts(
      db,
      siteId,
      rows.map(({ email }) => email),
    );
    return rows.map((row) =>
      cells(site, currency, { ...toListed(row, factsOf(row.email)), note: row.note }, titles.yes),
    );
  };
  const header = [
    ...[titles.email, titles.name, zonedTitle(site, titles.firstSeen), zonedTitle(site, titles.lastOrder)],
    ...[titles.orders, `${titles.ordered} (${currency})`, `${titles.refunded} (${currency})`, titles.otherCurrencies],
    ...[titles.newsletter, titles.account, titles.tags, titles.note],
  ];
  return csvFile({ siteId, header, next });
}

function cells(site: Site, currency: string, customer: ListedCustomer & { note: string }, yes: string): string[] {
  const { note, email, name, createdAt, lastOrderAt, totals, newsletter, hasAccount, tags } = customer;
  const own = totals.find(({ ordered }) => ordered.currencyCode === currency);
  const others = totals
    .filter((total) => total !== own)
    .map(({ ordered }) => `${ordered.decimalValue} ${ordered.currencyCode}`);
  return [
    email,
    name,
    stampIn(createdAt, site.timeZone),
    lastOrderAt === null ? '' : stampIn(lastOrderAt, site.timeZone),
    String(totals.reduce((sum, { orders }) => sum + orders, 0)),
    own?.ordered.decimalValue ?? toDecimalText(0, currency),
    own?.refunded.decimalValue ?? toDecimalText(0, currency),
    others.join('; '),
    newsletter ?? '',
    hasAccount ? yes : '',
    tags.join(', '),
    note,
  ];
}
