import * as z from 'zod/mini';
import { sha256 } from '../session/service.ts';
import type { Audience, PasskeyCall } from './subject.ts';

/** How long the person may take. */
export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;

/** What a challenge is for. One for something else, or for somebody else, is not valid. */
export interface ChallengeUsage {
  purpose: 'registration' | 'sign-in' | 'confirmation';
  audience: Audience;
  /** Who registers or confirms; null where nobody is known yet. */
  subjectId: string | null;
}

/** The part of a client's data that is read before it is verified. */
const ClientData = z.object({ challenge: z.string().check(z.maxLength(200)), crossOrigin: z.optional(z.boolean()) });

/** Keeps the hash of a challenge until it is used or over. */
export async function keepChallenge(
  { db, site, now }: PasskeyCall,
  challenge: string,
  { purpose, audience, subjectId }: ChallengeUsage,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO passkey_challenges (site_id, challenge_hash, purpose, audience, subject_id, expires_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    )
    .bind(site.siteId, sha256(challenge), purpose, audience, subjectId, now + CHALLENGE_LIFETIME_MS)
    .run();
}

/** Uses a challenge up; false for one that is unknown, used, over, or for something else. */
export async function spendChallenge(
  { db, site, now }: PasskeyCall,
  challenge: string,
  { purpose, audience, subjectId }: ChallengeUsage,
): Promise<boolean> {
  const spent = await db
    .prepare(
      `DELETE FROM passkey_challenges WHERE site_id = ?1 AND challenge_hash = ?2 AND purpose = ?3 AND audience = ?4
       AND subject_id IS ?5 AND expires_at > ?6 RETURNING 1`,
    )
    .bind(site.siteId, sha256(challenge), purpose, audience, subjectId, now)
    .first();
  return spent !== null;
}

/**
 * Returns the challenge that an authenticator has answered; undefined where there is none to be read, and for a page in
 * another site's frame.
 */
export function challengeIn(clientDataJson: string): string | undefined {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString('utf8');
    const { challenge, crossOrigin } = ClientData.parse(JSON.parse(text));
    return crossOrigin ? undefined : challenge;
  } catch {
    return undefined;
  }
}
