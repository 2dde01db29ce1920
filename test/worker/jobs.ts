import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Bindings, JobTask } from '#worker/env.ts';
import worker from '#worker/index.ts';
import { JOBS, type JobName } from '#worker/jobs.ts';

/** Runs jobs by messages of their queue, as if it were `at`, in ms since the epoch. */
export async function runJobs(
  names: readonly (JobName | (string & {}))[],
  { at = Date.now(), bindings = env }: { at?: number; bindings?: Bindings } = {},
): Promise<void> {
  const message = (job: string) => ({ id: job, timestamp: new Date(), attempts: 1, body: { job, at } });
  await worker.queue(createMessageBatch<JobTask>('storefront-jobs', names.map(message)), bindings);
}

/** Runs all jobs of an hour. */
export function runHourlyJobs(at: number, bindings: Bindings = env): Promise<void> {
  return runJobs(Object.keys(JOBS[60]), { at, bindings });
}
