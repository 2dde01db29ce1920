/**
 * Whether an act may be told of by a page that shows what it led to: its visitor has not answered yet, or allows it. One
 * that was done under a refusal, or of which the visitor has refused to tell since, is told of by nobody, whatever the
 * visitor answers later.
 */
export async function mayBeTracked(db: D1Database, siteId: string, id: string): Promise<boolean> {
  const found = await db
    .prepare("SELECT 1 FROM acts WHERE site_id = ?1 AND id = ?2 AND (state = 'waiting' OR purposes <> '')")
    .bind(siteId, id)
    .first();
  return found !== null;
}
