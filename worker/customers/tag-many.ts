import { CUSTOMER_TAGS_MOST } from '#runtime/contracts/customer-limits.ts';
import type { CustomersTagged, TagCustomers } from '#runtime/contracts/customers.ts';
import { readBatch } from '../db/read-batch.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement } from '../owner/service.ts';

const HAS_TAG = 'EXISTS (SELECT 1 FROM json_each(customers.tags) own WHERE own.value = ?3)';
/** A tag that differs by the size of its letters alone is the same one. */
const HAS_LIKE_TAG = 'EXISTS (SELECT 1 FROM json_each(customers.tags) own WHERE lower(own.value) = lower(?3))';
const CHANGES = {
  add: {
    tags: `json_insert(tags, '$[#]', ?3)`,
    where: `NOT ${HAS_LIKE_TAG} AND json_array_length(tags) < ${CUSTOMER_TAGS_MOST}`,
  },
  remove: {
    tags: '(SELECT json_group_array(value) FROM (SELECT value FROM json_each(customers.tags) WHERE value <> ?3 ORDER BY key))',
    where: HAS_TAG,
  },
} as const;

/**
 * Adds a tag to customers, or takes it from them, and returns who has changed: the opposite call for these undoes it. Those
 * who have the tag, or as many as there may be, are left as they are. Whoever is no customer is left out.
 */
export async function tagCustomers(
  { db, site, owner, now }: OwnerCall,
  { emails, tag, action }: TagCustomers,
): Promise<CustomersTagged> {
  const { siteId } = site;
  const { tags, where } = CHANGES[action];
  const listed = JSON.stringify(emails);
  const [changed, full] = await readBatch<[{ email: string }, { n: number }, never]>(db, [
    db
      .prepare(
        `UPDATE customers SET tags = ${tags}, version = version + 1
         WHERE site_id = ?1 AND email IN (SELECT value FROM json_each(?2)) AND ${where} RETURNING email`,
      )
      .bind(siteId, listed, tag),
    db
      .prepare(
        `SELECT COUNT(*) AS n FROM customers WHERE site_id = ?1 AND email IN (SELECT value FROM json_each(?2))
           AND NOT ${HAS_LIKE_TAG} AND json_array_length(tags) >= ${CUSTOMER_TAGS_MOST}`,
      )
      .bind(siteId, listed, tag),
    // The log names no person.
    auditStatement(db, { siteId, keyId: owner.keyId, action: 'customers.tagged', target: '' }, now),
  ]);
  return {
    changed: changed.results.map(({ email }) => email),
    full: action === 'add' ? (full.results[0]?.n ?? 0) : 0,
  };
}
