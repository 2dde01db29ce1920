import { eraseCheckoutStatements } from '../checkout/service.ts';
import { eraseMailStatements } from '../mail/service.ts';
import { eraseSubscriberStatements } from '../mailing-lists/service.ts';
import { auditStatement } from '../owner/service.ts';
import { eraseOrdersStatement } from '../pending-orders/service.ts';
import { deleteStatements, submissionsWith } from './repository.ts';

/** Submissions that one batch deletes: their ids travel in one parameter. */
const SUBMISSIONS_PER_BATCH = 2_000;

/** Who acts, for whom, and when. */
export interface OwnerCall {
  db: D1Database;
  siteId: string;
  keyId: string;
  now: number;
}

export interface Erased {
  submissions: number;
  subscribers: number;
  mails: number;
  orders: number;
}

/** Deletes one submission and the mails that quote it; false where there is none. */
export async function deleteSubmission({ db, siteId, keyId, now }: OwnerCall, id: string): Promise<boolean> {
  const results = await db.batch([
    auditStatement(db, { siteId, keyId, action: 'submission.deleted', target: id }, now),
    ...eraseMailStatements(db, siteId, '', [id]),
    ...deleteStatements(db, siteId, [id]),
  ]);
  return (results.at(-1)?.results.length ?? 0) > 0;
}

/**
 * Deletes what the site holds of a person: submissions with the address anywhere in them, places on mailing lists, mail
 * to the address, mail that quotes those submissions, what it has said at checkouts that came to nothing, and orders with
 * the address anywhere in them, as far as they were not paid for. What has left the site, as mail or as a file, is beyond
 * reach; carts name nobody, and what was answered in one goes with it. The audit tells that it was done, and not to whom.
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
      eraseOrdersStatement(db, siteId, email),
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
