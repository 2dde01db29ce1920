import type { Act } from '#runtime/contracts/telemetry.ts';
import { failedGuard, guard } from '../db/guards.ts';
import { readActiveExperiments, variantKeys } from '../experiments/service.ts';
import { addCounts, type StatCount } from '../stats/service.ts';
import type { ActPerson } from './person.ts';

/** Acts that are counted in one batch, and batches of a run. */
const PER_BATCH = 400;
const BATCHES_PER_RUN = 25;

interface Row {
  site_id: string;
  time_zone: string;
  id: string;
  data: string;
  purposes: string;
  person: string;
  created_at: number;
}

/**
 * Adds the acts that are due to the shops' numbers; returns how many. The batch that adds them also marks them, and
 * fails where another run has them already, so that none is counted twice. The cron calls this.
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

async function uncounted(db: D1Database, now: number): Promise<Row[]> {
  const { results } = await db
    .prepare(
      `SELECT a.site_id, s.time_zone, a.id, a.data, a.purposes, a.person, a.created_at
       FROM acts a INDEXED BY acts_by_state CROSS JOIN sites s ON s.site_id = a.site_id
       WHERE a.state = 'due' AND a.created_at <= ?1 ORDER BY a.created_at LIMIT ?2`,
    )
    .bind(now, PER_BATCH)
    .all<Row>();
  return results;
}

/** Counts these acts, all or none. Returns false where another run or the visitor's answer was faster. */
async function count(db: D1Database, acts: readonly Row[]): Promise<boolean> {
  const asRead = JSON.stringify(acts.map(({ site_id, id, purposes }) => [site_id, id, purposes]));
  const isChanged = `EXISTS (SELECT 1 FROM json_each(?2) c
    LEFT JOIN acts a ON a.site_id = c.value ->> 0 AND a.id = c.value ->> 1
    WHERE a.state IS NOT 'due' OR a.purposes IS NOT c.value ->> 2)`;
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
      db.prepare(`DELETE FROM acts WHERE ${selected} AND purposes = ''`).bind(asRead),
      db.prepare(`UPDATE acts SET state = 'done' WHERE ${selected}`).bind(asRead),
    ]);
    return true;
  } catch (error) {
    if (failedGuard(error) !== 'VERSION_STALE') throw error;
    return false;
  }
}

function countsOf(
  { site_id: siteId, time_zone: timeZone, data, purposes, person, created_at: at }: Row,
  variants: readonly string[],
): StatCount[] {
  if (!purposes.split('.').includes('analytics')) return [];
  const act: Act = JSON.parse(data);
  const { source }: ActPerson = JSON.parse(person);
  const ofSource: Counted[] =
    act.kind === 'order' && source !== undefined ? [{ kind: 'sourceOrders', key: source }] : [];
  return [...stepsOf(act, variants), ...ofSource].map((counted) => ({ siteId, at, timeZone, ...counted }));
}

type Counted = Pick<StatCount, 'kind' | 'key'>;

/** What visitors do on their way to an order. */
function stepsOf({ kind, step, items }: Act, variants: readonly string[]): Counted[] {
  switch (kind) {
    case 'add':
      return [
        { kind: 'adds' },
        ...variants.map((key): Counted => ({ kind: 'variantAdds', key })),
        ...[...new Set(items.map(({ itemId }) => itemId))].map((key): Counted => ({ kind: 'productAdds', key })),
      ];
    case 'remove':
      return [{ kind: 'removals' }];
    case 'checkout':
      return [{ kind: 'checkouts' }];
    case 'checkoutStep':
      return step ? [{ kind: 'checkoutSteps', key: step }] : [];
    case 'order':
      return [{ kind: 'orders' }, ...variants.map((key): Counted => ({ kind: 'variantOrders', key }))];
    case 'refund':
      return [];
  }
}
