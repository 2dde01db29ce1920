import { type FormRow, type StoredForm, toForm } from './rows.ts';

export async function findForm(db: D1Database, siteId: string, formId: string): Promise<StoredForm | undefined> {
  const row = await db
    .prepare('SELECT * FROM forms WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, formId)
    .first<FormRow>();
  return row ? toForm(row) : undefined;
}

/** The site's own hosts, the first of them first, and the origins it lists. */
export async function findAddresses(db: D1Database, siteId: string): Promise<{ hosts: string[]; origins: string[] }> {
  const [hosts, origins] = (await db.batch([
    db.prepare('SELECT hostname FROM site_domains WHERE site_id = ?1 ORDER BY hostname').bind(siteId),
    db.prepare('SELECT origin FROM site_origins WHERE site_id = ?1').bind(siteId),
  ])) as unknown as [D1Result<{ hostname: string }>, D1Result<{ origin: string }>];
  return {
    hosts: hosts.results.map(({ hostname }) => hostname),
    origins: origins.results.map(({ origin }) => origin),
  };
}
