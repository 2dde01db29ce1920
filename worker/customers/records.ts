import * as z from 'zod/mini';
import { CustomerNotes } from '#runtime/contracts/customers.ts';
import { EMAIL_MAX_LENGTH, isMailAddress } from '#runtime/domain/email.ts';
import { foldText } from '#runtime/domain/fold-text.ts';
import { recordKind } from '../http/record-kind.ts';
import { auditStatement } from '../owner/service.ts';
import { eachOnce } from './change.ts';
import { findCustomer } from './read-person.ts';
import type { CustomerRow } from './rows.ts';
import { followOrdersStatement } from './statements.ts';

const PER_PAGE = 200;
const MOST_MS = 8_640_000_000_000_000;

/** A customer as a whole-shop file has it. The last order follows from the orders of the file. */
const CustomerRecord = z.strictObject({
  email: z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(EMAIL_MAX_LENGTH),
    z.refine((address) => isMailAddress(address)),
  ),
  name: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  createdAt: z.int().check(z.minimum(0), z.maximum(MOST_MS)),
  note: z._default(CustomerNotes.shape.note, ''),
  tags: z._default(CustomerNotes.shape.tags, []),
});
type CustomerRecord = z.infer<typeof CustomerRecord>;

/** Customers with the owner's notes. Notes and tags of a customer whom the shop knows are kept, unless there are none. */
export const customers = recordKind({
  type: 'customer',
  part: 'customers',
  scopes: { read: 'orders:read', write: 'orders:write' },
  contract: CustomerRecord,
  async plan({ db, site, owner, now }, record) {
    const { siteId } = site;
    const { email, name, createdAt, note, tags } = record;
    const row = await findCustomer(db, siteId, email);
    const current = row && toRecord(row);
    const isNoted = current !== undefined && (current.note !== '' || current.tags.length > 0);
    const next = isNoted ? current : { ...record, ...current, note, tags: eachOnce(tags) };
    const write = async () => {
      await db.batch([
        db
          .prepare(
            `INSERT INTO customers (site_id, email, name, sort_text, note, tags, created_at)
             VALUES (?1, ?2, ?3, trim(?4 || ' ' || ?2), ?5, ?6, ?7)
             ON CONFLICT (site_id, email) DO UPDATE SET note = ?5, tags = ?6, version = version + 1
             WHERE note = '' AND tags = '[]'`,
          )
          .bind(siteId, email, name, foldText(name), next.note, JSON.stringify(next.tags), createdAt),
        followOrdersStatement(db, siteId, email),
        auditStatement(db, { siteId, keyId: owner.keyId, action: 'customer.imported', target: '' }, now),
      ]);
    };
    return { id: email, title: name || email, current, next, write };
  },
  async list({ db, site }, cursor) {
    const { results } = await db
      .prepare('SELECT * FROM customers WHERE site_id = ?1 AND email > ?2 ORDER BY email LIMIT ?3')
      .bind(site.siteId, cursor ?? '', PER_PAGE + 1)
      .all<CustomerRow>();
    const page = results.slice(0, PER_PAGE);
    return {
      contents: page.map(toRecord),
      nextPageCursor: results.length > PER_PAGE ? (page.at(-1)?.email ?? null) : null,
    };
  },
});

function toRecord({ email, name, created_at: createdAt, note, tags }: CustomerRow): CustomerRecord {
  return { email, name, createdAt, note, tags: JSON.parse(tags) };
}
