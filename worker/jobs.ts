import { MINUTE_MS } from '#runtime/domain/durations.ts';
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
import type { Bindings, JobTask } from './env.ts';
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

/** Returns the counts for the job's log line. `now` is in ms since the epoch. */
type Job = (env: Bindings, now: number) => Promise<Record<string, number>>;

/**
 * Scheduled jobs by how often they run, in minutes. Those of one period begin a minute apart, in this order, so that they
 * do not ask the database all at once. Each has an invocation of its own, because D1 and the processor are limited by
 * the invocation. A run may be late, repeated, beside another one of the same job, or lost: a job finds in the
 * database what is due, and marks it in the batch that does it.
 */
export const JOBS = {
  1: { pushes: askForPushes, renewals: renewDue },
  2: { webhooks: deliverDue },
  3: { restock: sendDueWaves },
  4: { acts: (env, now) => countActs(env.DB, now), senders: askForTurns },
  // A payment that nobody finishes keeps its stock from other buyers.
  5: { payments: reconcileDuePayments },
  // As many acts and numbers end as visitors have begun, up to hundreds of thousands an hour.
  10: {
    oldActs: (env, now) => deleteOldActs(env.DB, now),
    stats: async (env, now) => ({ ...(await foldHours(env.DB, now)), ...(await deleteExpiredStats(env.DB, now)) }),
    vitals: (env, now) => deleteExpiredVitals(env.DB, now),
    feeds: (env, now) => buildDueFeeds(env, now),
  },
  60: {
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
    restockSignUps: (env, now) => deleteExpiredRestockSignUps(env.DB, now),
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
    oldSends: (env, now) => giveUpOld(env.DB, now),
    oldWebhooks: (env, now) => deleteOldDeliveries(env.DB, now),
    mail: async (env, now) => ({ resent: await resendStuck(env, now), deleted: await deleteOldMail(env.DB, now) }),
  },
} satisfies Readonly<Record<number, Readonly<Record<string, Job>>>>;

type Jobs = typeof JOBS;
export type JobName = { [Period in keyof Jobs]: keyof Jobs[Period] }[keyof Jobs];

/** Jobs that write a line each time; others do so where they have done something. */
const LOGGED_PERIOD = 60;
/** Most messages that a queue takes in one call. */
const PER_CALL = 100;

interface TimedJob {
  name: string;
  /** Minutes between two runs. */
  period: number;
  /** The minute of the period in which it runs. */
  minute: number;
  run: Job;
}

const TIMED: readonly TimedJob[] = Object.entries<Readonly<Record<string, Job>>>(JOBS).flatMap(([key, jobs]) => {
  const period = Number(key);
  return Object.entries(jobs).map(([name, run], place) => ({ name, period, minute: place % period, run }));
});

/** Returns the names of the jobs that run in the minute of `at`, in ms since the epoch. */
export function dueJobs(at: number): string[] {
  const minute = Math.floor(at / MINUTE_MS);
  return TIMED.filter((job) => minute % job.period === job.minute).map(({ name }) => name);
}

/** Puts the jobs of a minute into the queue. */
export async function askForJobs({ JOBS }: Pick<Bindings, 'JOBS'>, at: number): Promise<void> {
  const messages = dueJobs(at).map((job) => ({ body: { job, at } }));
  for (let from = 0; from < messages.length; from += PER_CALL)
    await JOBS.sendBatch(messages.slice(from, from + PER_CALL));
}

/**
 * Runs the jobs of a batch, which has one message as a rule. A job that fails is repeated by the queue; the failure is
 * thrown at the end, so that the invocation counts as failed.
 */
export async function runQueuedJobs(batch: MessageBatch<JobTask>, env: Bindings): Promise<void> {
  let failure: unknown;
  for (const message of batch.messages) {
    const { job, at } = message.body;
    if (!TIMED.some(({ name }) => name === job)) {
      // The message can be of an older or a newer version.
      log('error', 'unknown_job', { job });
      message.ack();
      continue;
    }
    try {
      // Leases end by the clock, so that those of a late message must begin now. A later time is a test's.
      await runJobs(job, env, Math.max(at, Date.now()));
      message.ack();
    } catch (error) {
      failure = error;
      message.retry();
    }
  }
  if (failure) throw failure;
}

/**
 * Runs a job, or each of them once by the name '*', one after another. A job that fails does not stop the others; the
 * last failure is thrown, and so is an error where no job has the name.
 */
export async function runJobs(name: string, env: Bindings, now: number): Promise<void> {
  const jobs = TIMED.filter((job) => name === '*' || job.name === name);
  if (jobs.length === 0) throw new Error(`No job is called ${name}`);
  let failure: unknown;
  for (const { name, period, run } of jobs) {
    try {
      const counts = await run(env, now);
      const isWorthALine = period === LOGGED_PERIOD || Object.values(counts).some((count) => count > 0);
      if (isWorthALine) log('info', 'cleaned', { job: name, ...counts });
    } catch (error) {
      failure = error;
      logError(error as Error, { job: name });
    }
  }
  if (failure) throw failure;
}
