import { MINUTE_MS } from '#runtime/domain/durations.ts';

/** The Worker's crons, as in `worker/wrangler.jsonc`, with how often each runs, in ms. A local server runs none itself. */
export const CRONS: Readonly<Record<string, number>> = {
  '17 * * * *': 60 * MINUTE_MS,
  '*/10 * * * *': 10 * MINUTE_MS,
  '5-55/10 * * * *': 10 * MINUTE_MS,
  '*/5 * * * *': 5 * MINUTE_MS,
  '*/3 * * * *': 3 * MINUTE_MS,
  '*/4 * * * *': 4 * MINUTE_MS,
  '*/2 * * * *': 2 * MINUTE_MS,
  '* * * * *': MINUTE_MS,
};

/** Runs the jobs of a cron in a shop on this machine, as if it were `time` (ms since the epoch; now by default). */
export async function runJobs(url: string, cron: string, time?: number): Promise<void> {
  const query = new URLSearchParams({ cron, ...(time !== undefined && { time: String(time) }) });
  const response = await fetch(`${url}/cdn-cgi/local/scheduled?${query}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`The jobs failed: ${response.status} ${text}`);
}

/** Runs all jobs at their times, as Cloudflare does, until the returned function is called. */
export function startJobs(url: string, log: (line: string) => void): () => void {
  const timers = Object.entries(CRONS).map(([cron, every]) =>
    setInterval(() => runJobs(url, cron).catch((error: Error) => log(`${error.message}\n`)), every),
  );
  return () => timers.forEach(clearInterval);
}

/** Runs all jobs once for each of the next days, the last one `days` days from now. */
export async function runDays(url: string, days: number, now = Date.now()): Promise<void> {
  for (let day = 1; day <= days; day++) {
    for (const cron of Object.keys(CRONS)) await runJobs(url, cron, now + day * 24 * 60 * MINUTE_MS);
  }
}
