import { sha256 } from '../session/service.ts';

/**
 * Marks a token as used in the batch that stores the submission; the batch fails if the token was used before. Only a
 * hash is stored.
 */
export function spendToken(db: D1Database, siteId: string, token: string, now: number): D1PreparedStatement {
  return db
    .prepare('INSERT INTO captcha_tokens (site_id, token_hash, created_at) VALUES (?1, ?2, ?3)')
    .bind(siteId, sha256(token), now);
}

/** Whether a batch failed because its token was used before. */
export function isTokenSpent(error: unknown): boolean {
  return /UNIQUE constraint failed: captcha_tokens/.test(String(error));
}
