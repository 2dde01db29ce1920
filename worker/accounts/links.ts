import { MINUTE_MS } from '#runtime/domain/durations.ts';
import { randomToken, sha256 } from '../session/service.ts';
import { linkBase } from '../site/link-base.ts';
import {
  ACCOUNT_CONFIRM_PATH,
  ACCOUNT_EMAIL_PATH,
  ACCOUNT_PASSWORD_PATH,
  ACCOUNT_SIGN_IN_PATH,
} from '../site/page-paths.ts';
import type { AccountCall } from './account-call.ts';
import type { SiteUserRow } from './site-user.ts';

/** What a mail's link is for. A link for one is not valid for another. */
export type LinkPurpose = 'confirm' | 'password' | 'sign-in' | 'email';

export const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  confirm: 24 * 60,
  password: 30,
  'sign-in': 30,
  email: 24 * 60,
};

const PATHS: Readonly<Record<LinkPurpose, string>> = {
  confirm: ACCOUNT_CONFIRM_PATH,
  password: ACCOUNT_PASSWORD_PATH,
  'sign-in': ACCOUNT_SIGN_IN_PATH,
  email: ACCOUNT_EMAIL_PATH,
};

/**
 * Returns a link for a mail and the statements that store it. Earlier links that sign in stay valid, because a stranger
 * can have further ones sent; of all others the last one counts. One with a `change` is stored only where the password has not been changed since so many changes. The link leads on to `returnPath`.
 */
export async function newLink(
  { db, env, site, now, origin }: AccountCall,
  userId: string,
  purpose: LinkPurpose,
  { change, returnPath }: { change?: { email: string; passwordChanges: number }; returnPath?: string | undefined } = {},
): Promise<{ url: string; statements: D1PreparedStatement[] }> {
  const token = randomToken();
  const query = new URLSearchParams({ token, ...(returnPath !== undefined && { return: returnPath }) });
  return {
    url: `${await linkBase(env, site, origin)}${PATHS[purpose]}?${query}`,
    statements: [
      ...(purpose === 'password' || purpose === 'sign-in'
        ? []
        : [
            db
              .prepare('DELETE FROM site_user_links WHERE site_id = ?1 AND user_id = ?2 AND purpose = ?3')
              .bind(site.siteId, userId, purpose),
          ]),
      db
        .prepare(
          `INSERT INTO site_user_links (site_id, token_hash, user_id, purpose, expires_at, email) SELECT ?1, ?2, ?3, ?4, ?5, ?6
           WHERE ?7 IS NULL OR EXISTS (SELECT 1 FROM site_users WHERE site_id = ?1 AND id = ?3 AND password_changes = ?7)`,
        )
        .bind(
          ...[site.siteId, sha256(token), userId, purpose, now + LINK_MINUTES[purpose] * MINUTE_MS],
          ...[change?.email ?? null, change?.passwordChanges ?? null],
        ),
    ],
  };
}

/** Finds the user of a link; undefined for one that is unknown, used or expired. */
export async function findLinked(
  db: D1Database,
  siteId: string,
  purpose: LinkPurpose,
  token: string,
  now: number,
): Promise<SiteUserRow | undefined> {
  const row = await db
    .prepare(
      `SELECT u.* FROM site_user_links l JOIN site_users u ON u.site_id = l.site_id AND u.id = l.user_id
       WHERE l.site_id = ?1 AND l.token_hash = ?2 AND l.purpose = ?3 AND l.expires_at > ?4`,
    )
    .bind(siteId, sha256(token), purpose, now)
    .first<SiteUserRow>();
  return row ?? undefined;
}

/** A link for a new address: whose account asked, and for which address. */
export interface EmailLink {
  user: SiteUserRow;
  email: string;
}

/** Finds the user of a link for a new address, and that address; undefined for one that is unknown, used or expired. */
export async function findEmailLink(
  db: D1Database,
  siteId: string,
  token: string,
  now: number,
): Promise<EmailLink | undefined> {
  const row = await db
    .prepare(
      `SELECT u.*, l.email AS wanted FROM site_user_links l JOIN site_users u ON u.site_id = l.site_id AND u.id = l.user_id
       WHERE l.site_id = ?1 AND l.token_hash = ?2 AND l.purpose = 'email' AND l.expires_at > ?3`,
    )
    .bind(siteId, sha256(token), now)
    .first<SiteUserRow & { wanted: string }>();
  return row ? { user: row, email: row.wanted } : undefined;
}

/**
 * Uses a link up; false if another call has done so meanwhile. All links of the user go with it: whoever has proved to
 * read the mails needs none of the others.
 */
export async function spendLink(db: D1Database, siteId: string, token: string, userId: string): Promise<boolean> {
  const [spent] = await db.batch([
    db
      .prepare('DELETE FROM site_user_links WHERE site_id = ?1 AND token_hash = ?2 RETURNING 1')
      .bind(siteId, sha256(token)),
    db.prepare('DELETE FROM site_user_links WHERE site_id = ?1 AND user_id = ?2').bind(siteId, userId),
  ]);
  return (spent?.results.length ?? 0) > 0;
}
