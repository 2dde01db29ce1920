import { CONTRIBUTOR_ROLE, type ContributorRole } from '#runtime/contracts/roles.ts';
import { sortableId } from '../db/sortable-id.ts';
import { hashPassword } from '../passwords/service.ts';
import { sealHash } from '../people/service.ts';
import { CONTRIBUTORS } from './policy.ts';

interface Joined {
  siteId: string;
  id?: string;
  /** Lower case. */
  email: string;
  role: ContributorRole;
  password: string;
}

/** Returns the statement that makes somebody a contributor without an invitation; one who is there already stays as is. */
export async function joinedStatement(
  db: D1Database,
  secret: string,
  { siteId, email, role, password, ...given }: Joined,
  now: number,
): Promise<D1PreparedStatement> {
  const { id = sortableId(now) } = given;
  return db
    .prepare(
      `INSERT OR IGNORE INTO contributors
       (site_id, id, email, role, sealed_password, password_changes, invited_at, joined_at)
       VALUES (?1, ?2, ?3, ?4, ?5, 1, ?6, ?6)`,
    )
    .bind(
      siteId,
      id,
      email,
      CONTRIBUTOR_ROLE[role],
      sealHash(CONTRIBUTORS, secret, { siteId, id }, await hashPassword(password)),
      now,
    );
}
