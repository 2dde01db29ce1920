import type { ErasedPerson } from '#runtime/contracts/submission.ts';
import { eraseAccountStatements } from '../accounts/service.ts';
import { eraseActsStatements } from '../acts/service.ts';
import { eraseCheckoutStatements } from '../checkout/service.ts';
import { eraseCommentsStatements } from '../comments/service.ts';
import { eraseCustomerStatement } from '../customers/service.ts';
import { keptDeclarations } from '../declarations/service.ts';
import { eraseDraftsStatements } from '../draft-orders/service.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { eraseMailStatements } from '../mail/service.ts';
import { eraseSubscriberStatements } from '../mailing-lists/service.ts';
import { eraseMembershipsStatements } from '../member-areas/service.ts';
import { countKept, eraseRecipientStatements } from '../orders/service.ts';
import { auditStatement } from '../owner/service.ts';
import { erasePendingOrdersStatement, pendingOrdersWith } from '../pending-orders/service.ts';
import { eraseRestockStatements } from '../restock/service.ts';
import { eraseReviewsStatements } from '../reviews/service.ts';
import { cancelOfPersonStatements } from '../subscriptions/service.ts';
import { eraseMentions } from './erase-mentions.ts';
import { deleteStatements, submissionsWith } from './repository.ts';

/** Submissions that one batch deletes; their ids are one parameter. */
const SUBMISSIONS_PER_BATCH = 2_000;

/** Deletes one submission and the mails that quote it; false if there is none. */
export async function deleteSubmission(
  { db, site: { siteId }, owner: { keyId }, now }: OwnerCall,
  id: string,
): Promise<boolean> {
  const results = await db.batch([
    auditStatement(db, { siteId, keyId, action: 'submission.deleted', target: id }, now),
    ...eraseMailStatements(db, siteId, '', [id]),
    ...deleteStatements(db, siteId, [id]),
  ]);
  return (results.at(-1)?.results.length ?? 0) > 0;
}

/**
 * Deletes a person's data from a site and cancels their subscriptions: see "What grows, and what is deleted" in
 * `docs/operations.md`. Mails and files that have left the site cannot be deleted. The audit log records the erasure
 * without the address.
 */
export async function erasePerson(
  { db, site: { siteId }, owner: { keyId }, now }: OwnerCall,
  email: string,
): Promise<ErasedPerson> {
  const mentioned = await eraseMentions(db, siteId, email);
  const none = {
    comments: 0,
    submissions: 0,
    subscribers: 0,
    mails: 0,
    orders: 0,
    giftCards: 0,
    cancelledSubscriptions: 0,
  };
  const erased: ErasedPerson = { ...none, ...mentioned, kept: [] };
  for (;;) {
    const [ids, orderIds] = await Promise.all([
      submissionsWith(db, siteId, email, SUBMISSIONS_PER_BATCH),
      pendingOrdersWith(db, siteId, email),
    ]);
    const details = { submissions: ids.length };
    const parts = {
      // An account's comments are found by its row.
      comments: eraseCommentsStatements(db, siteId, email),
      mails: eraseMailStatements(db, siteId, email, ids),
      subscribers: [
        ...eraseSubscriberStatements(db, siteId, email),
        ...eraseRestockStatements(db, siteId, email),
        ...eraseAccountStatements(db, siteId, email),
        eraseCustomerStatement(db, siteId, email),
        ...eraseMembershipsStatements(db, siteId, email),
      ],
      checkouts: [
        ...eraseActsStatements(db, siteId, email, orderIds),
        ...eraseDraftsStatements(db, siteId, email),
        ...eraseCheckoutStatements(db, siteId, email, orderIds),
      ],
      giftCards: eraseRecipientStatements(db, siteId, email),
      cancelledSubscriptions: cancelOfPersonStatements(db, siteId, email),
      reviews: eraseReviewsStatements(db, siteId, email, now),
      orders: [erasePendingOrdersStatement(db, siteId, orderIds)],
      submissions: deleteStatements(db, siteId, ids),
    };
    const results = await db.batch([
      auditStatement(db, { siteId, keyId, action: 'person.erased', target: '', details }, now),
      ...Object.values(parts).flat(),
    ]);
    let next = 1;
    for (const [name, statements] of Object.entries(parts) as [keyof typeof parts, D1PreparedStatement[]][]) {
      const own = results.slice(next, next + statements.length);
      next += statements.length;
      const isPlain = name === 'mails' || name === 'subscribers';
      const returned = name === 'comments' ? own : own.slice(-1);
      erased[name] += isPlain ? changesOf(own) : returned.reduce((total, { results: rows }) => total + rows.length, 0);
    }
    if (ids.length === SUBMISSIONS_PER_BATCH) continue;
    const kept = await Promise.all([countKept(db, siteId, email), keptDeclarations(db, siteId, email)]);
    return { ...erased, kept: kept.flat() };
  }
}

function changesOf(results: readonly D1Result[]): number {
  return results.reduce((total, { meta }) => total + meta.changes, 0);
}
