import { deleteExpiredAccounts } from './accounts/service.ts';
import { countActs, deleteOldActs } from './acts/service.ts';
import { deleteOldThings } from './bin/service.ts';
import { deleteExpiredCarts } from './cart/service.ts';
import { deleteOldChangeSets } from './change-sets/service.ts';
import { deleteExpiredCheckouts, endDueEdits, reconcileDuePayments } from './checkout/service.ts';
import { cleanComments } from './comments/jobs.ts';
import { deleteExpiredContributors } from './contributors/service.ts';
import { removeOldDeclarers } from './declarations/service.ts';
import { deleteOldClaims, recheckDomains } from './domains/jobs.ts';
import { deleteExpiredDownloads, giveUpUploads } from './downloads/service.ts';
import { deleteOldDrafts, noticeLateLinks } from './draft-orders/service.ts';
import type { Bindings } from './env.ts';
import { deleteExpiredErrors } from './error-reports/service.ts';
import { buildDueFeeds } from './feeds/service.ts';
import { deleteOldHistory } from './inventory/service.ts';
import { log, logError } from './log.ts';
import { deleteOldMail, resendStuck } from './mail/service.ts';
import { recheckSenders } from './mail-sender/jobs.ts';
import { deleteExpiredSubscribers } from './mailing-lists/service.ts';
import { deleteOldAuditEntries } from './owner/service.ts';
import { deleteOldNotices } from './owner-notices/service.ts';
import { deleteExpiredChallenges } from './passkeys/service.ts';
import { deleteExpiredTestPayments } from './payments/service.ts';
import { deleteExpiredPendingOrders } from './pending-orders/service.ts';
import { askForPushes, deleteUnseenDevices } from './push/service.ts';
import { deleteOldMissed } from './redirects/service.ts';
import { remindDue } from './reminders/service.ts';
import { renewDue } from './renewals/service.ts';
import { deleteExpiredRestockSignUps, sendDueWaves } from './restock/service.ts';
import { noticeDueReturns } from './returns/service.ts';
import { deleteRejectedPictures, requestReviews } from './reviews/jobs.ts';
import { askForTurns, giveUpOld } from './senders/service.ts';
import { resealAll } from './session/service.ts';
import { deleteExpiredEntryLinks } from './set-up/service.ts';
import { countParts } from './sitemaps/service.ts';
import { deleteExpiredStats, foldHours } from './stats/service.ts';
import { deleteUnusedObjects } from './storage/service.ts';
import { deleteExpiredSubmissionKeys } from './submissions/service.ts';
import { deleteExpiredVitals } from './vitals/service.ts';
import { deleteOldDeliveries, deliverDue } from './webhooks/service.ts';

/** Scheduled jobs by name; each returns the counts for its log line. */
type Jobs = Readonly<Record<string, (env: Bindings, now: number) => Promise<Record<string, number>>>>;

/** A payment that nobody finishes keeps its stock from other buyers. */
const PAYMENT_JOBS: Jobs = { payments: reconcileDuePayments };

/** Jobs that run every hour. */
const HOURLY_JOBS: Jobs = {
  ...PAYMENT_JOBS,
  carts: (env, now) => deleteExpiredCarts(env.DB, now),
  pendingOrders: (env, now) => deleteExpiredPendingOrders(env.DB, now),
  checkouts: (env, now) => deleteExpiredCheckouts(env.DB, now),
  draftOrders: async (env, now) => ({
    expired: await endDueEdits(env, now),
    late: await noticeLateLinks(env.DB, now),
    ...(await deleteOldDrafts(env.DB, now)),
  }),
  testPayments: (env, now) => deleteExpiredTestPayments(env.DB, now),
  subscribers: (env, now) => deleteExpiredSubscribers(env.DB, now),
  accounts: (env, now) => deleteExpiredAccounts(env.DB, now),
  contributors: (env, now) => deleteExpiredContributors(env.DB, now),
  passkeys: (env, now) => deleteExpiredChallenges(env.DB, now),
  domains: async (env, now) => ({
    checked: await recheckDomains(env, now),
    claims: await deleteOldClaims(env.DB, now),
    senders: await recheckSenders(env, now),
  }),
  entryLinks: async (env, now) => ({ deleted: await deleteExpiredEntryLinks(env.DB, now) }),
  restock: (env, now) => deleteExpiredRestockSignUps(env.DB, now),
  bin: async (env, now) => ({ deleted: await deleteOldThings(env.DB, now) }),
  changeSets: (env, now) => deleteOldChangeSets(env.DB, now),
  auditLog: (env, now) => deleteOldAuditEntries(env.DB, now),
  notices: (env, now) => deleteOldNotices(env.DB, now),
  pushDevices: (env, now) => deleteUnseenDevices(env.DB, now),
  stockHistory: async (env, now) => ({ deleted: await deleteOldHistory(env.DB, now) }),
  errors: (env, now) => deleteExpiredErrors(env.DB, now),
  submissionKeys: (env, now) => deleteExpiredSubmissionKeys(env.DB, now),
  reminders: async (env, now) => ({ reminded: await remindDue(env, now) }),
  sealed: (env) => resealAll(env),
  downloads: async (env, now) => ({
    ...(await deleteExpiredDownloads(env.DB, now)),
    uploads: await giveUpUploads(env.DB, env.FILES, now),
  }),
  objects: async (env, now) => ({ deleted: await deleteUnusedObjects(env.DB, env.FILES, now) }),
  reviews: async (env, now) => ({
    ...(await requestReviews(env, now)),
    deleted: await deleteRejectedPictures(env.DB, now),
  }),
  comments: (env, now) => cleanComments(env.DB, now),
  returns: async (env, now) => ({ sites: await noticeDueReturns(env.DB, now) }),
  missedAddresses: async (env, now) => ({ deleted: await deleteOldMissed(env.DB, now) }),
  sitemaps: (env, now) => countParts(env.DB, now),
  declarations: (env, now) => removeOldDeclarers(env.DB, now),
  senders: (env, now) => giveUpOld(env.DB, now),
  webhooks: (env, now) => deleteOldDeliveries(env.DB, now),
  mail: async (env, now) => ({ resent: await resendStuck(env, now), deleted: await deleteOldMail(env.DB, now) }),
};

/** Jobs that run every ten minutes: as many acts and numbers end as visitors have begun, up to hundreds of thousands an hour. */
const NUMBER_JOBS: Jobs = {
  acts: (env, now) => deleteOldActs(env.DB, now),
  stats: async (env, now) => ({ ...(await foldHours(env.DB, now)), ...(await deleteExpiredStats(env.DB, now)) }),
  vitals: (env, now) => deleteExpiredVitals(env.DB, now),
};

/**
 * Jobs by the cron expressions in `wrangler.jsonc`; any other one runs the hourly jobs. Renewals have invocations of
 * their own, because each one may need nearly all queries that D1 accepts in an invocation, and so have webhooks,
 * mails about restocks, product feeds, what visitors have done, and the end of it.
 */
const JOBS: Readonly<Record<string, Jobs>> = {
  '* * * * *': { pushes: askForPushes, renewals: renewDue },
  '*/2 * * * *': { webhooks: deliverDue },
  '*/3 * * * *': { restock: sendDueWaves },
  '*/4 * * * *': { acts: (env, now) => countActs(env.DB, now), senders: askForTurns },
  '*/5 * * * *': PAYMENT_JOBS,
  '*/10 * * * *': NUMBER_JOBS,
  '5-55/10 * * * *': { feeds: (env, now) => buildDueFeeds(env, now) },
};

/** Runs the jobs of a cron expression, one after another. A job that fails does not stop the others; the last failure is thrown. */
export async function runJobs(cron: string, env: Bindings, now: number): Promise<void> {
  let failure: unknown;
  const jobs = JOBS[cron] ?? HOURLY_JOBS;
  for (const [name, job] of Object.entries(jobs)) {
    try {
      const counts = await job(env, now);
      const isWorthALine = jobs === HOURLY_JOBS || Object.values(counts).some((count) => count > 0);
      if (isWorthALine) log('info', 'cleaned', { job: name, ...counts });
    } catch (error) {
      failure = error;
      logError(error as Error, { job: name });
    }
  }
  if (failure) throw failure;
}
