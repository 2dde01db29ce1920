import type { SubmissionKeyResponse } from '#runtime/contracts/form.ts';
import { ApiError } from '../http/errors.ts';
import { randomToken, sha256 } from '../session/service.ts';

export const KEY_LIFETIME_MS = 30 * 60 * 1000;
/** People take longer than this to fill in and send a form. */
const FILLING_MIN_MS = 2_000;

/** A row of `submission_keys` with the submission that it was used for. Times are in ms. */
interface SubmissionKey {
  formId: string;
  notBefore: number;
  expiresAt: number;
  earlier: { submissionId: string; requestHash: string } | undefined;
}

interface KeyRow {
  form_id: string;
  not_before: number;
  expires_at: number;
  submission_id: string | null;
  request_hash: string | null;
}

interface KeyRequest {
  siteId: string;
  formId: string;
  visitorHash: string;
  /** Time since the form was shown, in ms; undefined if no stamp proves it. */
  age: number | undefined;
}

/**
 * Issues a key for one submission of a form by this visitor, and stores its hash. Additional-fields forms get no key,
 * because their values are stored with carts.
 */
export async function issueKey(
  db: D1Database,
  { siteId, formId, visitorHash, age = 0 }: KeyRequest,
  now: number,
): Promise<SubmissionKeyResponse> {
  const key = randomToken();
  const waitMs = Math.max(0, FILLING_MIN_MS - age);
  const stored = await db
    .prepare(
      `INSERT INTO submission_keys (site_id, key_hash, form_id, visitor_hash, not_before, expires_at)
       SELECT site_id, ?3, id, ?4, ?5, ?6 FROM forms WHERE site_id = ?1 AND id = ?2 AND kind <> 'additional-fields'
       RETURNING 1`,
    )
    .bind(siteId, formId, sha256(key), visitorHash, now + waitMs, now + KEY_LIFETIME_MS)
    .first();
  if (!stored) throw new ApiError('FORM_NOT_CONFIGURED');
  return { key, waitMs };
}

/** Finds the key if it was issued to this visitor of this site; undefined for anyone else. */
export async function findKey(
  db: D1Database,
  siteId: string,
  key: string,
  visitorHash: string,
): Promise<SubmissionKey | undefined> {
  const row = await db
    .prepare(
      `SELECT k.form_id, k.not_before, k.expires_at, s.id AS submission_id, s.request_hash FROM submission_keys k
       LEFT JOIN form_submissions s ON s.site_id = k.site_id AND s.key_hash = k.key_hash
       WHERE k.site_id = ?1 AND k.key_hash = ?2 AND k.visitor_hash = ?3`,
    )
    .bind(siteId, sha256(key), visitorHash)
    .first<KeyRow>();
  return row ? toKey(row) : undefined;
}

function toKey(row: KeyRow): SubmissionKey {
  const { submission_id: submissionId, request_hash: requestHash } = row;
  return {
    formId: row.form_id,
    notBefore: row.not_before,
    expiresAt: row.expires_at,
    earlier: submissionId !== null && requestHash !== null ? { submissionId, requestHash } : undefined,
  };
}
