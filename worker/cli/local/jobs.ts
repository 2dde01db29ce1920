import { DAY_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { BY_NAME, CRON } from '#worker/crons.ts';

/**
 * Runs a job of `worker/jobs.ts` in a shop on this machine, or each of them once by '*', as if it were `time` (ms since
 * the epoch; now by default), and resolves when it has ended. Throws where it fails, or no job has the name.
 */
export function runJob(url: string, name: string, time?: number): Promise<void> {
  return trigger(url, BY_NAME + name, time);
}

/**
 * Runs the cron each minute, as Cloudflare does and a local server does not by itself, until the returned function is
 * called.
 */
export function startJobs(url: string, log: (line: string) => void): () => void {
  let minute = Math.floor(Date.now() / MINUTE_MS);
  const timer = setInterval(() => {
    // Counted, because a timer that fires a little late or early would else leave a minute out.
    minute++;
    trigger(url, CRON, minute * MINUTE_MS).catch((error: Error) => log(`${error.message}\n`));
  }, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Runs all jobs once for each of the next days, the last one `days` days from now. */
export async function runDays(url: string, days: number, now = Date.now()): Promise<void> {
  for (let day = 1; day <= days; day++) await runJob(url, '*', now + day * DAY_MS);
}

async function trigger(url: string, cron: string, time?: number): Promise<void> {
  const query = new URLSearchParams({ cron, ...(time !== undefined && { time: String(time) }) });
  const response = await fetch(`${url}/cdn-cgi/local/scheduled?${query}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`The jobs failed: ${response.status} ${text}`);
}
