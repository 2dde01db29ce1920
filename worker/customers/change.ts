import type { CustomerNotes } from '#runtime/contracts/customers.ts';
import { guard, refusalOf } from '../db/guards.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { auditStatement } from '../owner/service.ts';
import { findCustomer } from './read-person.ts';
import { followOrdersStatement } from './statements.ts';

/**
 * Replaces the note and the tags of a person that have not changed since `version`, which is 0 for a person who is not in
 * the list: the person is in it from then on. Throws VERSION_STALE.
 */
export async function changeNotes(
  call: OwnerCall,
  email: string,
  version: number,
  { note, tags }: CustomerNotes,
): Promise<void> {
  const { db, site, owner, now } = call;
  const { siteId } = site;
  const present = '(SELECT version FROM customers WHERE site_id = ?1 AND email = ?2)';
  const change = async () => {
    try {
      await db.batch([
        guard(db, siteId, { VERSION_STALE: `COALESCE(${present}, 0) <> ?3` }, email, version),
        db
          .prepare(
            `INSERT INTO customers (site_id, email, sort_text, note, tags, created_at) VALUES (?1, ?2, ?2, ?3, ?4, ?5)
             ON CONFLICT (site_id, email) DO UPDATE SET note = ?3, tags = ?4, version = version + 1`,
          )
          .bind(siteId, email, note, JSON.stringify(eachOnce(tags)), now),
        followOrdersStatement(db, siteId, email),
        // The log names no person.
        auditStatement(db, { siteId, keyId: owner.keyId, action: 'customer.noted', target: '' }, now),
      ]);
    } catch (error) {
      throw refusalOf(error);
    }
  };
  const current = async () => ({ version: (await findCustomer(db, siteId, email))?.version ?? 0 });
  await refusingStale(change, current);
}

/** Returns tags without repeats, whatever their case; the first way to write one stays. */
export function eachOnce(tags: readonly string[]): string[] {
  const isFirst = (tag: string, i: number) => tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === i;
  return tags.filter(isFirst);
}
