import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { runDays, runJob, startJobs } from '#worker/cli/local/jobs.ts';
import { CRON } from '#worker/crons.ts';

afterEach(() => vi.useRealTimers());

/** Starts a shop that notes which crons it is asked to run, and when. */
async function listening(status = 200) {
  const asked: { cron: string | null; time: string | null }[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push({ cron: searchParams.get('cron'), time: searchParams.get('time') });
    response.writeHead(status).end(status === 200 ? 'ok' : 'no');
  });
  await new Promise<void>((open) => server.listen(0, open));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, asked, close: () => server.close() };
}

test('the shop has one cron, which leaves room for others on a free plan', () => {
  const config = readFileSync(join(import.meta.dirname, '../../worker/wrangler.jsonc'), 'utf8');
  expect(JSON.parse(config.match(/"crons": (\[.*?\])/s)?.[1] ?? '[]')).toEqual([CRON]);
});

test('the cron runs once for each minute, whatever the timer’s delay', async () => {
  const { url, asked, close } = await listening();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 10 * MINUTE_MS + 59_990 });
  const stop = startJobs(url, () => {});
  for (let minute = 0; minute < 3; minute++) {
    vi.advanceTimersByTime(MINUTE_MS);
    vi.setSystemTime(Date.now() + 20);
  }
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  stop();
  vi.advanceTimersByTime(MINUTE_MS);
  close();
  expect(asked.map(({ time }) => Number(time) / MINUTE_MS).toSorted()).toEqual([11, 12, 13]);
  expect(new Set(asked.map(({ cron }) => cron))).toEqual(new Set([CRON]));
});

test('a job runs by its name, and days pass one by one with all jobs', async () => {
  const { url, asked, close } = await listening();
  await runJob(url, 'restock');
  await runDays(url, 2, 1000);
  close();
  expect(asked).toEqual([
    { cron: 'job:restock', time: null },
    { cron: 'job:*', time: `${1000 + DAY_MS}` },
    { cron: 'job:*', time: `${1000 + 2 * DAY_MS}` },
  ]);
});

test('a job that fails ends the days', async () => {
  const { url, close } = await listening(500);
  await expect(runDays(url, 1)).rejects.toThrow('The jobs failed: 500 no');
  close();
});
