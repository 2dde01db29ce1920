import type { OwnerSubmission } from '#runtime/contracts/submission.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';
import { type SubmissionRow, toSubmission } from './rows.ts';

/** Most rows and characters of values that an export or a search reads at once, so that they fit a Worker's memory. */
const FILE_PAGE_ROWS = 500;
const FILE_PAGE_LENGTH = 2_000_000;

export interface PageRequest {
  formId: string;
  /** Id of the last submission on the previous page. */
  after: string | undefined;
  /** Whether submissions that count as spam are included. */
  withSpam: boolean;
}

/** Reads one page of a form's submissions, newest first; `hasNextPage` says whether more follow. */
export async function readSubmissions(
  db: D1Database,
  siteId: string,
  { formId, after = AFTER_ALL_IDS, withSpam, limit }: PageRequest & { limit: number },
): Promise<{ submissions: OwnerSubmission[]; hasNextPage: boolean }> {
  const { results } = await db
    .prepare(
      `SELECT * FROM form_submissions
       WHERE site_id = ?1 AND form_id = ?2 AND id < ?3 AND is_spam <= ?4 ORDER BY id DESC LIMIT ?5`,
    )
    .bind(siteId, formId, after, Number(withSpam), limit + 1)
    .all<SubmissionRow>();
  return { submissions: results.slice(0, limit).map(toSubmission), hasNextPage: results.length > limit };
}

/**
 * Reads the newest submissions of a page for a search, as many as fit into memory; `isLast` says that no older ones
 * follow.
 */
export async function readForSearch(
  db: D1Database,
  siteId: string,
  { formId, after = AFTER_ALL_IDS, withSpam }: PageRequest,
): Promise<{ submissions: OwnerSubmission[]; isLast: boolean }> {
  const { results } = await db
    .prepare(
      `WITH page AS (
         SELECT * FROM form_submissions
         WHERE site_id = ?1 AND form_id = ?2 AND id < ?3 AND is_spam <= ?4 ORDER BY id DESC LIMIT ?5)
       SELECT * FROM (
         SELECT *, SUM(length(field_values)) OVER (ORDER BY id DESC) - length(field_values) AS length_before FROM page)
       WHERE length_before < ?6 ORDER BY id DESC`,
    )
    .bind(siteId, formId, after, Number(withSpam), FILE_PAGE_ROWS, FILE_PAGE_LENGTH)
    .all<SubmissionRow>();
  const length = results.reduce((sum, row) => sum + row.field_values.length, 0);
  const isLast = results.length < FILE_PAGE_ROWS && length < FILE_PAGE_LENGTH;
  return { submissions: results.map(toSubmission), isLast };
}

/** Reads the next submissions of an export, oldest first: as many as fit and at least one; none after the last. */
export async function readForFile(
  db: D1Database,
  siteId: string,
  { formId, after = '', withSpam }: PageRequest,
): Promise<OwnerSubmission[]> {
  const { results } = await db
    .prepare(
      `WITH page AS (
         SELECT * FROM form_submissions
         WHERE site_id = ?1 AND form_id = ?2 AND id > ?3 AND is_spam <= ?4 ORDER BY id LIMIT ?5)
       SELECT * FROM (
         SELECT *, SUM(length(field_values)) OVER (ORDER BY id) - length(field_values) AS length_before FROM page)
       WHERE length_before < ?6 ORDER BY id`,
    )
    .bind(siteId, formId, after, Number(withSpam), FILE_PAGE_ROWS, FILE_PAGE_LENGTH)
    .all<SubmissionRow>();
  return results.map(toSubmission);
}

export async function findSubmission(db: D1Database, siteId: string, id: string): Promise<OwnerSubmission | undefined> {
  const row = await db
    .prepare('SELECT * FROM form_submissions WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<SubmissionRow>();
  return row ? toSubmission(row) : undefined;
}

/** Returns the ids of submissions that contain an address, given in lower case. */
export async function submissionsWith(db: D1Database, siteId: string, email: string, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT submission_id FROM submission_emails WHERE site_id = ?1 AND email = ?2 LIMIT ?3')
    .bind(siteId, email, limit)
    .all<{ submission_id: string }>();
  return results.map((row) => row.submission_id);
}

/**
 * Returns the statements that delete submissions and their keys, so that a late repeat of a call cannot store them
 * again. The last statement returns one row per submission.
 */
export function deleteStatements(db: D1Database, siteId: string, ids: readonly string[]): D1PreparedStatement[] {
  const given = '(site_id, id) IN (SELECT ?1, value FROM json_each(?2))';
  return [
    `DELETE FROM submission_keys WHERE (site_id, key_hash) IN (
       SELECT site_id, key_hash FROM form_submissions WHERE ${given})`,
    `DELETE FROM form_submissions WHERE ${given} RETURNING 1`,
  ].map((sql) => db.prepare(sql).bind(siteId, JSON.stringify(ids)));
}
