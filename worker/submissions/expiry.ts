import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

/** How long a used key still answers repeats after it has expired. */
const KEY_KEPT_MS = DAY_MS;
/** Providers refuse tokens that are older than a few minutes. */
const CAPTCHA_TOKEN_KEPT_MS = DAY_MS;
/** Time in which an owner may look whether something was taken for spam. */
const SPAM_KEPT_MS = 90 * DAY_MS;
/** One run per hour keeps up with 6 forms a second. */
const BATCHES_PER_RUN = 45;

/** Deletes expired submission keys, used captcha tokens and old spam; returns how many of each. The cron calls this. */
export async function deleteExpiredSubmissionKeys(
  db: D1Database,
  now: number,
): Promise<{ submissionKeys: number; captchaTokens: number; spam: number }> {
  const submissionKeys = await deleteInBatches(
    db,
    `DELETE FROM submission_keys WHERE (site_id, key_hash) IN (
       SELECT site_id, key_hash FROM submission_keys WHERE expires_at < ?1 LIMIT ?2) RETURNING 1`,
    now - KEY_KEPT_MS,
    BATCHES_PER_RUN,
  );
  const captchaTokens = await deleteInBatches(
    db,
    `DELETE FROM captcha_tokens WHERE (site_id, token_hash) IN (
       SELECT site_id, token_hash FROM captcha_tokens WHERE created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - CAPTCHA_TOKEN_KEPT_MS,
    BATCHES_PER_RUN,
  );
  const spam = await deleteInBatches(
    db,
    `DELETE FROM form_submissions WHERE (site_id, id) IN (
       SELECT site_id, id FROM form_submissions WHERE is_spam = 1 AND created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - SPAM_KEPT_MS,
    BATCHES_PER_RUN,
  );
  return { submissionKeys, captchaTokens, spam };
}
