import { randomToken, sha256 } from '../session/service.ts';
import { linkBase } from '../site/link-base.ts';
import type { PersonCall } from './person-call.ts';
import type { PersonRow, Policy, Shop } from './policy.ts';

/** A link for a mail. */
export interface NewLink {
  path: string;
  /** The rest of its query beside the token. */
  query?: Readonly<Record<string, string>>;
  lifetimeMs: number;
  /** Further columns of the link. */
  columns?: Readonly<Record<string, string | null>>;
  /** The link is stored only where the password has not been changed since so many changes. */
  passwordChanges?: number | undefined;
}

/** Returns a link's address and the statement that stores the hash of its token. */
export async function newLink(
  { links, people, personId }: Policy,
  { db, env, site, now, origin }: Pick<PersonCall, 'db' | 'env' | 'site' | 'now' | 'origin'>,
  id: string,
  { path, query = {}, lifetimeMs, columns = {}, passwordChanges }: NewLink,
): Promise<{ url: string; statement: D1PreparedStatement }> {
  const token = randomToken();
  const names = ['site_id', 'token_hash', personId, 'expires_at', ...Object.keys(columns)];
  const values: unknown[] = [site.siteId, sha256(token), id, now + lifetimeMs, ...Object.values(columns)];
  const numbers = values.map((_, i) => `?${i + 1}`).join(', ');
  const isUnchanged = `EXISTS (SELECT 1 FROM ${people} WHERE site_id = ?1 AND id = ?3 AND password_changes = ?${values.length + 1})`;
  const isConditional = passwordChanges !== undefined;
  return {
    url: `${await linkBase(env, site, origin)}${path}?${new URLSearchParams({ token, ...query })}`,
    statement: db
      .prepare(
        `INSERT INTO ${links} (${names.join(', ')}) SELECT ${numbers}${isConditional ? ` WHERE ${isUnchanged}` : ''}`,
      )
      .bind(...values, ...(isConditional ? [passwordChanges] : [])),
  };
}

/** Finds the person of a link; undefined for one that is unknown, used or expired, or has another purpose. */
export async function findLinked<Row extends PersonRow>(
  { links, people, personId, linkFound }: Policy<Row>,
  { db, site, now }: Shop & { now: number },
  { token, purpose }: { token: string; purpose?: string },
): Promise<Row | undefined> {
  const hasPurpose = purpose === undefined ? '' : ' AND l.purpose = ?4';
  const row = await db
    .prepare(
      `SELECT p.*${linkFound} FROM ${links} l JOIN ${people} p ON p.site_id = l.site_id AND p.id = l.${personId}
       WHERE l.site_id = ?1 AND l.token_hash = ?2 AND l.expires_at > ?3${hasPurpose}`,
    )
    .bind(site.siteId, sha256(token), now, ...(purpose === undefined ? [] : [purpose]))
    .first<Row>();
  return row ?? undefined;
}

/**
 * Uses a link up; false if another call has done so meanwhile. All other links of the person are deleted: a person who
 * has proved to read the mails needs none of them.
 */
export async function spendLink(policy: Policy, shop: Shop, token: string, id: string): Promise<boolean> {
  const { db, site } = shop;
  const [spent] = await db.batch([
    db
      .prepare(`DELETE FROM ${policy.links} WHERE site_id = ?1 AND token_hash = ?2 RETURNING 1`)
      .bind(site.siteId, sha256(token)),
    forgetLinksStatement(policy, shop, id),
  ]);
  return (spent?.results.length ?? 0) > 0;
}

/** Returns the statement that makes all links of a person useless. */
export function forgetLinksStatement({ links, personId }: Policy, { db, site }: Shop, id: string): D1PreparedStatement {
  return db.prepare(`DELETE FROM ${links} WHERE site_id = ?1 AND ${personId} = ?2`).bind(site.siteId, id);
}
