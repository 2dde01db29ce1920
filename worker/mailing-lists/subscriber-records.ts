import * as z from 'zod/mini';
import { SUBSCRIBER_STATUSES } from '#runtime/contracts/mailing-list.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { recordKind } from '../http/record-kind.ts';
import { audit, requireList } from './owner-service.ts';
import { findSubscriber, listAllSubscribers, toSubscriber } from './repository.ts';

const PER_PAGE = 200;
const MOST_MS = 8_640_000_000_000_000;
const ms = z.int().check(z.minimum(0), z.maximum(MOST_MS));
const name = z.string().check(z.maxLength(200));

/** A subscriber as a whole-shop file has it. The times are proof of consent and of its end, which is kept for a year. */
const SubscriberRecord = z
  .strictObject({
    mailingListId: z.string().check(z.regex(/^[\w-]{1,100}$/)),
    email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(EMAIL_MAX_LENGTH)),
    status: z.enum(SUBSCRIBER_STATUSES),
    firstName: name,
    lastName: name,
    createdAt: ms,
    /** When the address was asked to confirm last. */
    askedAt: ms,
    confirmedAt: z.nullable(ms),
    unsubscribedAt: z.nullable(ms),
  })
  .check(
    z.refine(({ status, confirmedAt }) => status !== 'confirmed' || confirmedAt !== null, { path: ['confirmedAt'] }),
    z.refine(({ status, unsubscribedAt }) => status !== 'unsubscribed' || unsubscribedAt !== null, {
      path: ['unsubscribedAt'],
    }),
  );

/** Subscribers of mailing lists. Nobody gets a mail, and people on the list keep their choice. */
export const subscribers = recordKind({
  type: 'subscriber',
  part: 'customers',
  scopes: { read: 'lists:read', write: 'lists:write' },
  contract: SubscriberRecord,
  async plan(call, subscriber, { isPreview }) {
    const { db, site } = call;
    const { mailingListId: listId, email } = subscriber;
    if (!isPreview) await requireList(db, site.siteId, listId);
    const found = await findSubscriber(db, site.siteId, { listId, email });
    const current = found && { mailingListId: listId, ...found };
    const insert = db
      .prepare(
        `INSERT INTO subscribers (site_id, mailing_list_id, email, status, first_name, last_name, created_at, asked_at,
           confirmed_at, unsubscribed_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT DO NOTHING`,
      )
      .bind(
        site.siteId,
        listId,
        email,
        subscriber.status,
        subscriber.firstName,
        subscriber.lastName,
        subscriber.createdAt,
        subscriber.askedAt,
        subscriber.confirmedAt,
        subscriber.unsubscribedAt,
      );
    return {
      id: `${listId} ${email}`,
      title: email,
      current,
      next: current ?? subscriber,
      write: async () => void (await db.batch([insert, audit(call, 'subscriber.imported', listId)])),
    };
  },
  async list({ db, site }, cursor) {
    const rows = await listAllSubscribers(db, site.siteId, cursor, PER_PAGE + 1);
    const page = rows.slice(0, PER_PAGE);
    const last = page.at(-1);
    return {
      contents: page.map((row) => ({ mailingListId: row.mailing_list_id, ...toSubscriber(row) })),
      nextPageCursor: last && rows.length > PER_PAGE ? `${last.mailing_list_id} ${last.email}` : null,
    };
  },
});
