import type { MailingList, MailingLists, NewMailingList } from '#runtime/contracts/mailing-list.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { deleteMailStatement } from '../mail/service.ts';
import { auditStatement, createOnce } from '../owner/service.ts';
import { confirmationKey } from './confirmation-mail.ts';
import { findList, findSubscriber, type ListRow, toList } from './repository.ts';

interface CountedRow extends ListRow {
  pending: number;
  confirmed: number;
  unsubscribed: number;
}

export async function readLists(db: D1Database, siteId: string): Promise<MailingLists['mailingLists']> {
  const { results } = await db
    .prepare(
      `SELECT l.id, l.name, l.created_at, COUNT(*) FILTER (WHERE s.status = 'pending') AS pending,
         COUNT(*) FILTER (WHERE s.status = 'confirmed') AS confirmed,
         COUNT(*) FILTER (WHERE s.status = 'unsubscribed') AS unsubscribed
       FROM mailing_lists l
       LEFT JOIN subscribers s ON s.site_id = l.site_id AND s.mailing_list_id = l.id
       WHERE l.site_id = ?1 GROUP BY l.id ORDER BY l.name, l.id`,
    )
    .bind(siteId)
    .all<CountedRow>();
  return results.map(({ pending, confirmed, unsubscribed, ...row }) => ({
    ...toList(row),
    subscribers: { pending, confirmed, unsubscribed },
  }));
}

/** Reads the list with this id; throws MAILING_LIST_NOT_FOUND. */
export async function requireList(db: D1Database, siteId: string, id: string): Promise<MailingList> {
  const list = await findList(db, siteId, id);
  if (!list) throw new ApiError('MAILING_LIST_NOT_FOUND');
  return list;
}

/** Creates a list once; throws MAILING_LIST_ID_TAKEN if the id exists. */
export async function createList(call: OwnerCall, { id, name }: NewMailingList): Promise<MailingList> {
  const { db, site, now } = call;
  const { siteId } = site;
  const list: MailingList = { id: id ?? sortableId(now), name, createdAt: now };
  const created = await createOnce(call, list.id, async (reservation) => {
    try {
      await db.batch([
        ...reservation,
        db
          .prepare('INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, ?2, ?3, ?4)')
          .bind(siteId, list.id, name, now),
        audit(call, 'mailing-list.created', list.id),
      ]);
    } catch (error) {
      if (/UNIQUE constraint failed: mailing_lists/.test(String(error))) throw new ApiError('MAILING_LIST_ID_TAKEN');
      throw error;
    }
  });
  return requireList(db, siteId, created);
}

/** Deletes a subscriber and the list's confirmation mails to that address. False if the address is not on the list. */
export async function deleteSubscriber(call: OwnerCall, listId: string, address: string): Promise<boolean> {
  const { db, site } = call;
  const { siteId } = site;
  const email = address.trim().toLowerCase();
  if (!(await findSubscriber(db, siteId, { listId, email }))) return false;
  const [deleted] = await db.batch([
    db
      .prepare('DELETE FROM subscribers WHERE site_id = ?1 AND mailing_list_id = ?2 AND email = ?3 RETURNING 1')
      .bind(siteId, listId, email),
    deleteMailStatement(db, siteId, { recipient: email, keyStart: confirmationKey(listId, email) }),
    audit(call, 'subscriber.erased', listId),
  ]);
  return (deleted?.results.length ?? 0) > 0;
}

export function audit({ db, site, owner, now }: OwnerCall, action: string, target: string): D1PreparedStatement {
  return auditStatement(db, { siteId: site.siteId, keyId: owner.keyId, action, target }, now);
}
