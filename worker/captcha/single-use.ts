import { sha256 } from '../session/service.ts';

/**
 * Claims a token for the batch that it stands in, which fails when the token was claimed before. Only a hash is kept.
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
