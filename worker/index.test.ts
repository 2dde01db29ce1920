import { createMessageBatch, createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { post } from '../test/worker/post-office.ts';
import { openShops } from '../test/worker/shops.ts';
import worker from './index.ts';

let logged: string[];

beforeEach(async () => {
  await openShops();
  logged = [];
  for (const level of ['info', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(String(line)));
  }
});
afterEach(() => vi.restoreAllMocks());

test('an hourly job that fails stops no other job, and the run is reported as failed', async () => {
  await post();
  const sendBatch = vi.fn();
  const prepare = (sql: string) => {
    if (sql.includes('DELETE FROM carts')) throw new Error('D1_ERROR: away');
    return env.DB.prepare(sql);
  };
  const run = worker.scheduled(createScheduledController({ scheduledTime: Date.now() + HOUR_MS }), {
    ...env,
    ENVIRONMENT: 'development',
    DB: { prepare, batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements) } as unknown as D1Database,
    MAIL: { sendBatch } as unknown as Queue,
  });
  await expect(run).rejects.toThrow('away');
  expect(sendBatch).toHaveBeenCalledOnce();
  expect(logged.filter((line) => line.includes('"event":"cleaned"')).join()).toMatch(
    /"job":"submissionKeys".*"job":"mail"/,
  );
  expect(logged.find((line) => line.includes('"event":"unexpected_error"'))).toContain('"job":"carts"');
});

test('the messages of an unknown queue are kept', async () => {
  await expect(worker.queue(createMessageBatch('another', []), env)).rejects.toThrow('another');
});
