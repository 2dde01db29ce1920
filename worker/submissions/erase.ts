import { eraseCheckoutStatements } from '../checkout/service.ts';
import { eraseMailStatements } from '../mail/service.ts';
import { eraseSubscriberStatements } from '../mailing-lists/service.ts';
import { auditStatement } from '../owner/service.ts';
import { erasePendingOrdersStatement } from '../pending-orders/service.ts';
import { deleteStatements, submissionsWith } from './repository.ts';

/** Submissions that one batch deletes; their ids are one parameter. */
const SUBMISSIONS_PER_BATCH = 2_000;

/** The data of every change by an owner's key: the key, the site and the time. */
export interface OwnerCall {
  db: D1Database;
  siteId: string;
  keyId: string;
  now: number;
}

interface Erased {
  submissions: number;
  subscribers: number;
  mails: number;
  orders: number;
}

/** Deletes one submission and the mails that quote it; false if there is none. */
export async function deleteSubmission({ db, siteId, keyId, now }: OwnerCall, id: string): Promise<boolean> {
  const results = await db.batch([
    auditStatement(db, { siteId, keyId, action: 'submission.deleted', target: id }, now),
    ...eraseMailStatements(db, siteId, '', [id]),
    ...deleteStatements(db, siteId, [id]),
  ]);
  return (results.at(-1)?.results.length ?? 0) > 0;
}

/**
 * Deletes a person's data from a site: submissions that contain the address, memberships of mailing lists, mail to the
 * address and mail that quotes those submissions, entries of unpaid checkouts, and unpaid orders that contain the
 * address. Mails and files that have left the site cannot be deleted. Carts contain no personal data. The audit log
 * records the erasure without the address.
 */
export async function erasePerson({ db, siteId, keyId, now }: OwnerCall, email: string): Promise<Erased> {
  const erased: Erased = { submissions: 0, subscribers: 0, mails: 0, orders: 0 };
  for (;;) {
    const ids = await submissionsWith(db, siteId, email, SUBMISSIONS_PER_BATCH);
    const details = { submissions: ids.length };
    const mails = eraseMailStatements(db, siteId, email, ids);
    const subscribers = eraseSubscriberStatements(db, siteId, email);
    const checkouts = eraseCheckoutStatements(db, siteId, email);
    const results = await db.batch([
      auditStatement(db, { siteId, keyId, action: 'person.erased', target: '', details }, now),
      ...mails,
      ...subscribers,
      ...checkouts,
      erasePendingOrdersStatement(db, siteId, email),
      ...deleteStatements(db, siteId, ids),
    ]);
    const [, ...rest] = results;
    erased.mails += changesOf(rest.splice(0, mails.length));
    erased.subscribers += changesOf(rest.splice(0, subscribers.length));
    rest.splice(0, checkouts.length);
    erased.orders += rest.shift()?.results.length ?? 0;
    erased.submissions += results.at(-1)?.results.length ?? 0;
    if (ids.length < SUBMISSIONS_PER_BATCH) return erased;
  }
}

function changesOf(results: readonly D1Result[]): number {
  return results.reduce((total, { meta }) => total + meta.changes, 0);
}
