import type { Act, ActItem } from '#runtime/contracts/telemetry.ts';
import { failedGuard, guard } from '../db/guards.ts';
import { readActiveExperiments, variantKeys } from '../experiments/service.ts';
import { addCounts, dayOf, type StatCount } from '../stats/service.ts';
import type { ActPerson } from './person.ts';

/** Acts that are counted in one batch, and batches of a run. */
const PER_BATCH = 400;
const BATCHES_PER_RUN = 25;

interface Row {
  site_id: string;
  id: string;
  /** Of the row: 'refundFailed' takes a refund back. */
  kind: string;
  state: string;
  data: string;
  purposes: string;
  person: string;
  sale_cents: number | null;
  created_at: number;
}

/**
 * Adds the acts that are due to the shops' numbers, and the amounts of orders and refunds whatever their visitors allow;
 * returns how many. The batch that adds them also marks them, and fails where another run has them already, so that none
 * is counted twice. The cron calls this.
 */
export async function countActs(db: D1Database, now: number): Promise<{ counted: number }> {
  let counted = 0;
  for (let batch = 0; batch < BATCHES_PER_RUN; batch++) {
    const acts = await uncounted(db, now);
    if (acts.length === 0 || !(await count(db, acts))) break;
    counted += acts.length;
  }
  return { counted };
}

/** Reads acts that are due, and amounts of acts that wait for their visitor's answer. */
async function uncounted(db: D1Database, now: number): Promise<Row[]> {
  const columns = 'site_id, id, kind, state, data, purposes, person, sale_cents, created_at';
  const [due, sums] = await db.batch<Row>([
    db
      .prepare(
        `SELECT ${columns} FROM acts INDEXED BY acts_by_state
         WHERE state = 'due' AND created_at <= ?1 ORDER BY created_at LIMIT ?2`,
      )
      .bind(now, PER_BATCH),
    db
      .prepare(
        `SELECT ${columns} FROM acts INDEXED BY acts_to_sum
         WHERE sale_cents IS NOT NULL AND state = 'waiting' AND created_at <= ?1 LIMIT ?2`,
      )
      .bind(now, PER_BATCH),
  ]);
  return [...(due?.results ?? []), ...(sums?.results ?? [])];
}

/** Counts these acts, all or none. Returns false where another run or the visitor's answer was faster. */
async function count(db: D1Database, acts: readonly Row[]): Promise<boolean> {
  const asRead = JSON.stringify(
    acts.map(({ site_id, id, state, sale_cents, purposes }) => [site_id, id, state, sale_cents, purposes]),
  );
  const isChanged = `EXISTS (SELECT 1 FROM json_each(?2) c
    LEFT JOIN acts a ON a.site_id = c.value ->> 0 AND a.id = c.value ->> 1
    WHERE a.state IS NOT c.value ->> 2 OR a.sale_cents IS NOT c.value ->> 3
      OR a.purposes IS NOT c.value ->> 4)`;
  const experiments = await readActiveExperiments(
    db,
    acts.map(({ site_id }) => site_id),
  );
  const variants = ({ site_id, person }: Row) => {
    const { visitorId }: ActPerson = JSON.parse(person);
    return variantKeys(experiments.get(site_id) ?? [], visitorId);
  };
  const selected = '(site_id, id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))';
  try {
    await db.batch([
      guard(db, '', { VERSION_STALE: isChanged }, asRead),
      ...addCounts(
        db,
        acts.flatMap((act) => countsOf(act, variants(act))),
      ),
      db.prepare(`DELETE FROM acts WHERE ${selected} AND state = 'due' AND purposes = ''`).bind(asRead),
      db
        .prepare(
          `UPDATE acts SET state = iif(state = 'due', 'done', state), sale_cents = NULL
           WHERE ${selected} AND (state = 'due' OR sale_cents IS NOT NULL)`,
        )
        .bind(asRead),
    ]);
    return true;
  } catch (error) {
    if (failedGuard(error) !== 'VERSION_STALE') throw error;
    return false;
  }
}

function countsOf(
  { site_id: siteId, kind, data, state, purposes, sale_cents, created_at }: Row,
  variants: readonly string[],
): StatCount[] {
  const act: Act = JSON.parse(data);
  const place = { siteId, day: dayOf(created_at) };
  const isCounted = state === 'due' && purposes.split('.').includes('analytics');
  return [
    ...(sale_cents === null ? [] : sumsOf(act, sale_cents, kind === 'refundFailed')),
    ...(isCounted ? stepsOf(act, variants) : []),
  ].map((counted) => ({ ...place, ...counted }));
}

type Counted = Omit<StatCount, 'siteId' | 'day'>;

/** The numbers of the books, whatever the visitor allows: amounts by currency and by product. */
function sumsOf({ kind, currency, items }: Act, sumCents: number, takesBack: boolean): Counted[] {
  if (kind === 'refund') return [{ kind: 'refunds', key: currency, count: takesBack ? -1 : 1, sumCents }];
  return [
    { kind: 'sales', key: currency, sumCents },
    ...productsOf(items).flatMap(({ key, sumCents }): Counted[] => [
      { kind: 'productOrders', key },
      { kind: 'productSales', key: `${key}|${currency}`, sumCents },
    ]),
  ];
}

/** Adds up the lines of each product, which counts once. */
function productsOf(items: readonly ActItem[]): { key: string; sumCents: number }[] {
  const sums = new Map<string, number>();
  for (const { itemId, quantity, priceCents, discountCents = 0 } of items) {
    sums.set(itemId, (sums.get(itemId) ?? 0) + quantity * priceCents - discountCents);
  }
  return [...sums].map(([key, sumCents]) => ({ key, sumCents }));
}

/** What visitors do on their way to an order. */
function stepsOf({ kind, step, valueCents: sumCents, items }: Act, variants: readonly string[]): Counted[] {
  switch (kind) {
    case 'add':
      return [
        { kind: 'adds', sumCents },
        ...variants.map((key): Counted => ({ kind: 'variantAdds', key })),
        ...productsOf(items).map((counted): Counted => ({ kind: 'productAdds', ...counted })),
      ];
    case 'remove':
      return [{ kind: 'removals', sumCents }];
    case 'checkout':
      return [{ kind: 'checkouts', sumCents }];
    case 'checkoutStep':
      return step ? [{ kind: 'checkoutSteps', key: step }] : [];
    case 'order':
      return [{ kind: 'orders', sumCents }, ...variants.map((key): Counted => ({ kind: 'variantOrders', key }))];
    case 'refund':
      return [];
  }
}
