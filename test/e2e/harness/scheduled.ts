import { runJob } from '#worker/cli/local/jobs.ts';

/** Runs the job of renewals in a shop on this machine, and resolves when it has ended. */
export function runRenewals(url: string): Promise<void> {
  return runJob(url, 'renewals');
}
