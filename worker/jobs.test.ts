import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { runHourlyJobs, runJobs } from '../test/worker/jobs.ts';
import { post } from '../test/worker/post-office.ts';
import { count, openShops, SHOP } from '../test/worker/shops.ts';
import { CRON } from './crons.ts';
import type { Bindings, JobTask } from './env.ts';
import worker from './index.ts';
import { dueJobs, JOBS } from './jobs.ts';

let logged: string[];

beforeEach(async () => {
  await openShops();
  logged = [];
  for (const level of ['info', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(String(line)));
  }
});
afterEach(() => vi.restoreAllMocks());

/** The names of all jobs, and the minutes of the hour in which each runs. */
function minutesOfAll(): Map<string, number[]> {
  const runs = new Map<string, number[]>();
  for (let minute = 0; minute < 60; minute++) {
    for (const name of dueJobs(minute * MINUTE_MS)) runs.set(name, [...(runs.get(name) ?? []), minute]);
  }
  return runs;
}

/** A database in which a statement fails. */
function failing(statement: string): D1Database {
  const prepare = (sql: string) => {
    if (sql.includes(statement)) throw new Error('D1_ERROR: away');
    return env.DB.prepare(sql);
  };
  return { prepare, batch: (all: D1PreparedStatement[]) => env.DB.batch(all) } as Partial<D1Database> as D1Database;
}

describe('the minutes', () => {
  test('each job runs as often as its period says', () => {
    const runs = minutesOfAll();
    for (const [period, jobs] of Object.entries(JOBS)) {
      for (const name of Object.keys(jobs)) expect(runs.get(name), name).toHaveLength(60 / Number(period));
    }
    expect(runs.get('payments')).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
    expect(runs.get('feeds')).toEqual([3, 13, 23, 33, 43, 53]);
  });

  test('no two jobs have one name', () => {
    expect(minutesOfAll().size).toBe(Object.values(JOBS).flatMap(Object.keys).length);
  });

  test('no two hourly jobs begin in one minute', () => {
    const hourly = Object.keys(JOBS[60]);
    const first = hourly.map((name) => minutesOfAll().get(name)?.[0]);
    expect(new Set(first).size).toBe(hourly.length);
  });

  test.each([
    ['its first ms', 7 * MINUTE_MS],
    ['its last ms', 8 * MINUTE_MS - 1],
  ])('a run belongs to its minute, also at %s', (_, at) => {
    expect(dueJobs(at)).toEqual(dueJobs(7 * MINUTE_MS));
    expect(dueJobs(at)).not.toEqual(dueJobs(8 * MINUTE_MS));
  });
});

describe('the cron', () => {
  test('sends each job that is due in a message of its own, with its minute', async () => {
    const sent: JobTask[] = [];
    const sendBatch = async (messages: Iterable<MessageSendRequest<JobTask>>) =>
      void sent.push(...[...messages].map(({ body }) => body));
    const at = 30 * MINUTE_MS;
    await worker.scheduled({ cron: CRON, scheduledTime: at }, { ...env, JOBS: { sendBatch } as unknown as Queue });
    expect(sent).toEqual(dueJobs(at).map((job) => ({ job, at })));
    expect(sent.map(({ job }) => job)).toEqual(expect.arrayContaining(['pushes', 'renewals', 'webhooks', 'payments']));
  });

  test('is not the cron of another schedule', async () => {
    await expect(worker.scheduled({ cron: '17 * * * *', scheduledTime: 0 }, env)).rejects.toThrow('17 * * * *');
  });

  test('of a job’s name runs that job at once, and of all jobs’ name each of them', async () => {
    const ran = async (cron: string) => {
      logged = [];
      await worker.scheduled({ cron, scheduledTime: Date.now() }, env);
      return logged.flatMap((line) => /"event":"cleaned".*"job":"(\w+)"/.exec(line)?.[1] ?? []);
    };
    expect(await ran('job:carts')).toEqual(['carts']);
    expect(await ran('job:*')).toEqual(expect.arrayContaining(Object.keys(JOBS[60])));
    await expect(ran('job:nothing')).rejects.toThrow('nothing');
  });
});

describe('a message', () => {
  const batchOf = (...tasks: JobTask[]) =>
    createMessageBatch<JobTask>(
      'tea-jobs',
      tasks.map((body) => ({ id: body.job, timestamp: new Date(), attempts: 1, body })),
    );

  test('is repeated where its job fails, and others are not', async () => {
    const at = Date.now();
    const batch = batchOf({ job: 'carts', at }, { job: 'mail', at });
    const bindings = { ...env, DB: failing('DELETE FROM carts') };
    await expect(worker.queue(batch, bindings)).rejects.toThrow('away');
    const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext());
    expect([explicitAcks, retryMessages.map(({ msgId }) => msgId)]).toEqual([['mail'], ['carts']]);
  });

  test('of a job that this version does not know is put aside', async () => {
    await runJobs(['tomorrow']);
    expect(logged.join()).toContain('"event":"unknown_job","job":"tomorrow"');
  });

  test('that comes late does its work by the present time', async () => {
    await env.DB.prepare(`INSERT INTO idempotency_keys VALUES (?1, 'cart', 'old', '', '', ?2)`)
      .bind(SHOP.id, Date.now() - 25 * HOUR_MS)
      .run();
    await runJobs(['carts'], { at: Date.now() - 3 * HOUR_MS });
    expect(await count('idempotency_keys')).toBe(0);
  });
});

test('an hourly job that fails stops no other job, and the run is reported as failed', async () => {
  await post();
  const sendBatch = vi.fn();
  const run = runHourlyJobs(Date.now() + HOUR_MS, {
    ...env,
    ENVIRONMENT: 'development',
    DB: failing('DELETE FROM carts'),
    MAIL: { sendBatch } as unknown as Queue,
  } as Bindings);
  await expect(run).rejects.toThrow('away');
  expect(sendBatch).toHaveBeenCalledOnce();
  expect(logged.filter((line) => line.includes('"event":"cleaned"')).join()).toMatch(
    /"job":"submissionKeys".*"job":"mail"/,
  );
  expect(logged.find((line) => line.includes('"event":"unexpected_error"'))).toContain('"job":"carts"');
});
