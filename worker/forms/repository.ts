import type { FormKind } from '#runtime/contracts/form-enumerations.ts';
import type { OwnerForms } from '#runtime/contracts/owner.ts';
import { readBatch } from '../db/read-batch.ts';
import { type FormRow, type StoredForm, toForm } from './rows.ts';

export async function findForm(db: D1Database, siteId: string, formId: string): Promise<StoredForm | undefined> {
  const row = await db
    .prepare('SELECT * FROM forms WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, formId)
    .first<FormRow>();
  return row ? toForm(row) : undefined;
}

/** Reads the site's own hosts, the main one first, and the origins that it lists. */
export async function findAddresses(db: D1Database, siteId: string): Promise<{ hosts: string[]; origins: string[] }> {
  const [hosts, origins] = await readBatch<[{ hostname: string }, { origin: string }]>(db, [
    db.prepare('SELECT hostname FROM site_domains WHERE site_id = ?1 ORDER BY hostname').bind(siteId),
    db.prepare('SELECT origin FROM site_origins WHERE site_id = ?1').bind(siteId),
  ]);
  return {
    hosts: hosts.results.map(({ hostname }) => hostname),
    origins: origins.results.map(({ origin }) => origin),
  };
}

export async function hasMailingList(db: D1Database, siteId: string, listId: string): Promise<boolean> {
  const found = await db
    .prepare('SELECT 1 FROM mailing_lists WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, listId)
    .first();
  return found !== null;
}

export async function countSubmissions(db: D1Database, siteId: string, formId: string): Promise<number> {
  const count = await db
    .prepare('SELECT COUNT(*) AS n FROM form_submissions WHERE site_id = ?1 AND form_id = ?2')
    .bind(siteId, formId)
    .first<number>('n');
  return count ?? 0;
}

interface FormSummaryRow {
  id: string;
  kind: FormKind;
  name: string;
  version: number;
  updated_at: number;
  renders: number;
  submissions: number;
}

/** Reads all forms of a site by name, with the number of times that each was shown and sent. */
export async function listForms(db: D1Database, siteId: string): Promise<OwnerForms['forms']> {
  const { results } = await db
    .prepare(
      `SELECT id, kind, name, version, updated_at,
         (SELECT COALESCE(SUM(count), 0) FROM stat_days d INDEXED BY stat_days_of_forms
          WHERE d.site_id = f.site_id AND d.key = f.id AND d.kind = 'formsShown') AS renders,
         (SELECT COUNT(*) FROM form_submissions s
          WHERE s.site_id = f.site_id AND s.form_id = f.id AND s.is_spam = 0) AS submissions
       FROM forms f WHERE site_id = ?1 ORDER BY name, id`,
    )
    .bind(siteId)
    .all<FormSummaryRow>();
  return results.map(({ updated_at: updatedAt, ...form }) => ({ ...form, updatedAt }));
}
