/**
 * Whether a page that shows the result of an act may track it: its visitor has not answered yet, or allows it. An act
 * that was done under a refusal, or that the visitor has refused since, is never tracked, whatever the
 * visitor answers later.
 */
export async function mayBeTracked(db: D1Database, siteId: string, id: string): Promise<boolean> {
  const found = await db
    .prepare("SELECT 1 FROM acts WHERE site_id = ?1 AND id = ?2 AND (state = 'waiting' OR purposes <> '')")
    .bind(siteId, id)
    .first();
  return found !== null;
}
