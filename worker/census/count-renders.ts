import type { FormRender } from '../env.ts';

interface DayCount {
  siteId: string;
  formId: string;
  /** ISO day, UTC. */
  day: string;
  renders: number;
}

/**
 * Adds what pages have shown to `form_days`, in one D1 batch with one row per form and day, whatever the number of
 * messages. Ids of forms that do not exist count for nothing. Rejects when the database does: the queue delivers again.
 * A batch that was counted and whose acknowledgement was lost is counted twice; these are statistics.
 */
export async function countRenders(batch: MessageBatch<FormRender>, { DB }: { DB: D1Database }): Promise<void> {
  const counts = byFormAndDay(batch.messages.map(({ body }) => body));
  if (counts.length > 0) await DB.batch(counts.map((count) => addCount(DB, count)));
}

function byFormAndDay(renders: readonly FormRender[]): DayCount[] {
  const counts = new Map<string, DayCount>();
  for (const { siteId, formId, at } of renders) {
    const day = new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const key = JSON.stringify([siteId, formId, day]);
    const count = counts.get(key) ?? { siteId, formId, day, renders: 0 };
    counts.set(key, { ...count, renders: count.renders + 1 });
  }
  return [...counts.values()];
}

function addCount(db: D1Database, { siteId, formId, day, renders }: DayCount): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO form_days (site_id, form_id, day, renders)
       SELECT site_id, id, ?3, ?4 FROM forms WHERE site_id = ?1 AND id = ?2
       ON CONFLICT (site_id, form_id, day) DO UPDATE SET renders = renders + excluded.renders`,
    )
    .bind(siteId, formId, day, renders);
}
