import type { FormRender, QuickView } from '../env.ts';

type Shown = FormRender | QuickView;

/** The number of times that one form or item was shown on one day. */
interface DayCount {
  shown: Shown;
  /** An ISO date, UTC. */
  day: string;
  times: number;
}

/**
 * Returns the statements that add messages to `form_days` and `item_days`, with one row per form or item and day. Unknown
 * ids are ignored.
 */
export function countShownStatements(db: D1Database, shown: readonly Shown[]): D1PreparedStatement[] {
  return countByDay(shown).map((count) => addCount(db, count));
}

function countByDay(all: readonly Shown[]): DayCount[] {
  const counts = new Map<string, DayCount>();
  for (const shown of all) {
    const { at, ...subject } = shown;
    const day = new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const key = JSON.stringify([subject, day]);
    const times = (counts.get(key)?.times ?? 0) + 1;
    counts.set(key, { shown, day, times });
  }
  return [...counts.values()];
}

function addCount(db: D1Database, { shown, day, times }: DayCount): D1PreparedStatement {
  if ('itemId' in shown) {
    return db
      .prepare(
        `INSERT INTO item_days (site_id, item_id, day, quick_views)
         SELECT site_id, id, ?3, ?4 FROM items WHERE site_id = ?1 AND id = ?2 AND product_type IS NOT NULL
         ON CONFLICT (site_id, item_id, day) DO UPDATE SET quick_views = quick_views + excluded.quick_views`,
      )
      .bind(shown.siteId, shown.itemId, day, times);
  }
  return db
    .prepare(
      `INSERT INTO form_days (site_id, form_id, day, renders)
       SELECT site_id, id, ?3, ?4 FROM forms WHERE site_id = ?1 AND id = ?2
       ON CONFLICT (site_id, form_id, day) DO UPDATE SET renders = renders + excluded.renders`,
    )
    .bind(shown.siteId, shown.formId, day, times);
}
