import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { deliver, newMail, outbox, Provider, post, serviceError, withMail } from '../../test/worker/post-office.ts';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';
import type { MailTask } from '../env.ts';
import { LEASE_MS } from './drain.ts';
import { deleteOldMail, dispatchMails, eraseMailStatements, mailStatements, resendStuck } from './service.ts';

let provider: Provider;
let logged: string[];

beforeEach(async () => {
  await openShops();
  provider = new Provider();
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A queue binding that keeps its messages. */
function queue(fails = false) {
  const tasks: MailTask[] = [];
  const sends: number[] = [];
  const sendBatch = async (messages: Iterable<{ body: MailTask }>) => {
    if (fails) throw new Error('The queue is away');
    const bodies = [...messages].map(({ body }) => body);
    sends.push(bodies.length);
    tasks.push(...bodies);
  };
  return { tasks, sends, binding: { sendBatch } as unknown as Queue<MailTask> };
}

describe('writing', () => {
  test('a mail is written once, however often its change is repeated', async () => {
    await post([newMail({ id: 'first' })]);
    await post([newMail({ id: 'second' }), newMail({ id: 'third', dedupeKey: 'another' })]);
    expect((await outbox()).map(({ id }) => id)).toEqual(['first', 'third']);
  });

  test('a mail is stored with its change, and is not stored when the change fails', async () => {
    const failing = env.DB.prepare('INSERT INTO sites (site_id) VALUES (NULL)');
    await expect(
      env.DB.batch([...mailStatements(env.DB, { siteId: SHOP.id, secret: 'x' }, [newMail()], 0), failing]),
    ).rejects.toThrow();
    expect(await outbox()).toEqual([]);
  });

  test('typed text cannot start a mail header', async () => {
    const breaks = 'Hi\r\nBcc: all@spam.example\n\u0000\u2028X: y';
    await post([
      newMail({
        subject: breaks,
        replyTo: 'a@b.example\r\nBcc: all@spam.example',
        headers: { 'X-Kept': 'fine', 'X-Broken': 'a\r\nBcc: b', 'Bad Name': 'x', 'Bad:Name': 'x' },
      }),
    ]);
    const [row] = await outbox();
    expect(row?.subject).toBe('Hi Bcc: all@spam.example X: y');
    expect(row?.reply_to).toBe('');
    expect(JSON.parse(row?.headers ?? '')).toEqual({ 'X-Kept': 'fine' });
  });

  test.each([
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    'Ann <a@b.example>',
    '<a@b.com',
    'a\u0000@b.com',
    '',
    'nobody',
  ])('%j is not a usable address, and does not stop other mails', async (recipient) => {
    await post([newMail({ recipient }), newMail({ id: 'good', dedupeKey: 'good', recipient: 'good@shop.example' })]);
    expect((await outbox()).map((row) => row.recipient)).toEqual(['good@shop.example']);
    expect(logged.join()).toContain('mail_unaddressed');
    if (recipient) expect(logged.join()).not.toContain(recipient);
  });

  test('a long subject is cut between whole characters', async () => {
    await post([newMail({ subject: '😀'.repeat(500) })]);
    const { subject = '' } = (await outbox())[0] ?? {};
    expect(subject.length).toBeLessThanOrEqual(250);
    expect(subject.isWellFormed()).toBe(true);
  });
});

describe('sending mails to the queue', () => {
  test('a hundred mails at a time are queued', async () => {
    const { binding, sends, tasks } = queue();
    const ids = Array.from({ length: 230 }, (_, index) => `mail-${index}`);
    await dispatchMails(withMail(provider, { MAIL: binding }), SHOP.id, ids);
    expect(sends).toEqual([100, 100, 30]);
    expect(tasks[229]).toEqual({ siteId: SHOP.id, mailId: 'mail-229' });
  });

  test('a change succeeds while the queue is away, and the cron queues its mail later', async () => {
    await post();
    await dispatchMails(withMail(provider, { MAIL: queue(true).binding }), SHOP.id, ['mail-1']);
    expect(logged.join()).toContain('mail_not_queued');
    const { binding, tasks } = queue();
    const bindings = withMail(provider, { MAIL: binding });
    expect(await resendStuck(bindings, Date.now() + 4 * MINUTE_MS)).toBe(0);
    expect(await resendStuck(bindings, Date.now() + 6 * MINUTE_MS)).toBe(1);
    expect(tasks).toEqual([{ siteId: SHOP.id, mailId: 'mail-1' }]);
  });
});

describe('sending', () => {
  test('a mail is sent to its reader from the shop, with its own id', async () => {
    const tasks = await post([newMail({ replyTo: 'ann@private.example', headers: { 'X-Kind': 'test' } })]);
    expect(await deliver(withMail(provider), tasks)).toEqual(['acked']);
    expect(provider.sent).toEqual([
      {
        from: { email: 'post@shop.example', name: SHOP.id },
        to: 'owner@shop.example',
        subject: 'Hello',
        text: 'Hello there',
        html: '<p>Hello there</p>',
        replyTo: 'ann@private.example',
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Kind': 'test', 'X-Storefront-Mail-Id': 'mail-1' },
      },
    ]);
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1, last_error: '' }]);
  });

  test('a mail is sent once, though the queue delivers it again and again', async () => {
    const tasks = await post();
    for (let delivery = 1; delivery <= 3; delivery++) {
      expect(await deliver(withMail(provider), tasks, { attempts: delivery })).toEqual(['acked']);
    }
    expect(provider.sent).toHaveLength(1);
  });

  test('a mail is sent once, though twenty messages name it at the same time', async () => {
    const [task] = await post();
    provider.pause = () => new Promise((next) => setTimeout(next, 20));
    const batches = Array.from({ length: 4 }, () => Array<MailTask>(5).fill(task as MailTask));
    const results = await Promise.all(batches.map((tasks) => deliver(withMail(provider), tasks)));
    expect(provider.sent).toHaveLength(1);
    const waits = results.flat().filter((result) => result !== 'acked');
    expect(waits).toHaveLength(19);
    for (const seconds of waits) expect(seconds).toBeGreaterThan(LEASE_MS / 1000 - 10);
    expect(new Set(await deliver(withMail(provider), batches.flat()))).toEqual(new Set(['acked']));
    expect(provider.sent).toHaveLength(1);
  });

  test('a message for a mail that was never written is dropped', async () => {
    expect(await deliver(withMail(provider), [{ siteId: SHOP.id, mailId: 'none' }])).toEqual(['acked']);
  });

  test('a mail cannot be sent in the name of another site', async () => {
    await post();
    expect(await deliver(withMail(provider), [{ siteId: 'site-b', mailId: 'mail-1' }])).toEqual(['acked']);
    expect(provider.sent).toEqual([]);
  });

  test('one mail that fails does not stop the others', async () => {
    const tasks = await post([newMail(), newMail({ id: 'mail-2', dedupeKey: '2' })]);
    provider.failures.push(serviceError('E_INTERNAL_SERVER_ERROR'));
    const results = await deliver(withMail(provider), tasks);
    expect(results.filter((result) => result === 'acked')).toHaveLength(1);
    expect(provider.sent).toHaveLength(1);
  });
});

describe('failing', () => {
  test('a failed mail is tried again after ever longer waits, until it is sent', async () => {
    const tasks = await post();
    provider.failures.push(...Array(4).fill(serviceError('E_RATE_LIMIT_EXCEEDED')));
    const waits: unknown[] = [];
    for (let attempts = 1; attempts <= 5; attempts++) {
      waits.push(...(await deliver(withMail(provider), tasks, { attempts })));
    }
    expect(waits).toEqual([30, 120, 480, 1920, 'acked']);
    expect(provider.sent).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 5, last_error: '' }]);
  });

  test('of a failure the code is kept, and no text that may name a person', async () => {
    const tasks = await post();
    provider.failures.push(serviceError('E_DELIVERY_FAILED'), new TypeError('to owner@shop.example: Hello there'));
    await deliver(withMail(provider), tasks);
    expect((await outbox())[0]?.last_error).toBe('E_DELIVERY_FAILED');
    await deliver(withMail(provider), tasks);
    expect((await outbox())[0]?.last_error).toBe('TypeError');
    for (const word of ['owner@shop.example', 'private.example', 'Hello']) expect(logged.join()).not.toContain(word);
    expect(logged.join()).toContain('mail_not_sent');
  });

  test('the cron queues a failed mail only when its next try is overdue', async () => {
    const tasks = await post();
    provider.failures.push(serviceError('E_DELIVERY_FAILED'));
    await deliver(withMail(provider), tasks, { attempts: 4 });
    const { binding } = queue();
    const bindings = withMail(provider, { MAIL: binding });
    expect(await resendStuck(bindings, Date.now() + 30 * MINUTE_MS)).toBe(0);
    expect(await resendStuck(bindings, Date.now() + 38 * MINUTE_MS)).toBe(1);
  });

  test('a mail that was refused for good is not tried again', async () => {
    const tasks = await post();
    provider.failures.push(serviceError('E_RECIPIENT_SUPPRESSED'));
    expect(await deliver(withMail(provider), tasks)).toEqual(['acked']);
    expect(await outbox()).toMatchObject([{ status: 'dead', last_error: 'E_RECIPIENT_SUPPRESSED' }]);
    expect(await deliver(withMail(provider), tasks)).toEqual(['acked']);
    expect(provider.sent).toEqual([]);
  });

  test('a mail that failed for want of a domain or quota waits for the cron and is not given up', async () => {
    const tasks = await post();
    provider.failures.push(serviceError('E_DAILY_LIMIT_EXCEEDED'));
    expect(await deliver(withMail(provider), tasks)).toEqual(['acked']);
    expect(await outbox()).toMatchObject([{ status: 'waiting', last_error: 'E_DAILY_LIMIT_EXCEEDED' }]);
    const { binding } = queue();
    expect(await resendStuck(withMail(provider, { MAIL: binding }), Date.now() + 6 * MINUTE_MS)).toBe(1);
  });

  test('a mail is dead after the queue’s last try, and stays dead', async () => {
    const tasks = await post();
    provider.failures.push(serviceError('E_DELIVERY_FAILED'));
    await deliver(withMail(provider), tasks, { attempts: 6 });
    expect(await deliver(withMail(provider), tasks, { queue: 'storefront-mail-dead' })).toEqual(['acked']);
    expect(await outbox()).toMatchObject([{ status: 'dead', last_error: 'E_DELIVERY_FAILED' }]);
    expect(logged.join()).toContain('mail_dead');
    await deliver(withMail(provider), tasks);
    const { binding } = queue();
    expect(await resendStuck(withMail(provider, { MAIL: binding }), Date.now() + DAY_MS)).toBe(0);
    expect(provider.sent).toEqual([]);
  });

  test('a mail that was sent already is not given up', async () => {
    const tasks = await post();
    await deliver(withMail(provider), tasks);
    await deliver(withMail(provider), tasks, { queue: 'storefront-mail-dead' });
    expect(await outbox()).toMatchObject([{ status: 'sent' }]);
  });

  test('a provider that never answers is waited for no longer than the lease', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tasks = await post();
    let asked = () => {};
    const isAsked = new Promise<void>((done) => (asked = done));
    provider.pause = () => {
      asked();
      return new Promise(() => {});
    };
    const delivered = deliver(withMail(provider), tasks);
    await isAsked;
    await vi.advanceTimersByTimeAsync(LEASE_MS / 2);
    expect(await delivered).toEqual([30]);
    expect(await outbox()).toMatchObject([{ status: 'waiting', last_error: 'TIMEOUT' }]);
  });
});

describe('a sender that dies on the way', () => {
  async function abandon(leasedUntil: number) {
    const tasks = await post();
    await env.DB.prepare(`UPDATE outbox SET status = 'sending', attempts = 1, leased_until = ?1`)
      .bind(leasedUntil)
      .run();
    return tasks;
  }

  test('a mail whose sender has died is not sent by others until the lease ends', async () => {
    const tasks = await abandon(Date.now() + MINUTE_MS);
    const [wait] = await deliver(withMail(provider), tasks, { attempts: 2 });
    expect(wait).toBeGreaterThanOrEqual(60);
    expect(wait).toBeLessThanOrEqual(62);
    expect(provider.sent).toEqual([]);
  });

  test('a mail whose sender has died is sent once the lease has ended', async () => {
    const tasks = await abandon(Date.now() - 1);
    expect(await deliver(withMail(provider), tasks, { attempts: 2 })).toEqual(['acked']);
    expect(provider.sent).toHaveLength(1);
  });

  test('the cron queues a mail again whose sender has died', async () => {
    await abandon(Date.now() + MINUTE_MS);
    const { binding } = queue();
    const bindings = withMail(provider, { MAIL: binding });
    expect(await resendStuck(bindings, Date.now() + 5 * MINUTE_MS)).toBe(0);
    expect(await resendStuck(bindings, Date.now() + 7 * MINUTE_MS)).toBe(1);
  });
});

describe('a database that is away when the mail has gone', () => {
  /** A database that fails to record a sent mail this many times. */
  function forgetful(failures: number): D1Database {
    const prepare = (sql: string) => {
      if (sql.includes("status = 'sent'") && failures-- > 0) throw new Error('D1_ERROR: away');
      return env.DB.prepare(sql);
    };
    return { prepare } as unknown as D1Database;
  }

  test('after a lost record of a sent mail, the record is repeated, so that the mail is sent once', async () => {
    const tasks = await post();
    expect(await deliver(withMail(provider, { DB: forgetful(2) }), tasks)).toEqual(['acked']);
    expect(await outbox()).toMatchObject([{ status: 'sent' }]);
  });

  test('after a longer loss of the database, a sent mail is sent again with the same id once the lease has ended', async () => {
    const tasks = await post();
    expect(await deliver(withMail(provider, { DB: forgetful(3) }), tasks)).toEqual([30]);
    const [wait] = await deliver(withMail(provider), tasks, { attempts: 2 });
    expect(wait).toBeGreaterThan(60);
    await env.DB.prepare('UPDATE outbox SET leased_until = 1').run();
    expect(await deliver(withMail(provider), tasks, { attempts: 3 })).toEqual(['acked']);
    expect(provider.sent.map(({ headers }) => headers?.['X-Storefront-Mail-Id'])).toEqual(['mail-1', 'mail-1']);
  });
});

describe('without an address to send from', () => {
  const bindings = () => ({ ...env, EMAIL: provider });

  test('without a sender address mail waits, is logged once, and is sent when there is an address', async () => {
    const tasks = await post([newMail(), newMail({ id: 'mail-2', dedupeKey: '2' })]);
    expect(await deliver(bindings(), tasks)).toEqual(['acked', 'acked']);
    expect(logged.filter((line) => line.includes('mail_not_set_up'))).toHaveLength(1);
    expect(await outbox()).toMatchObject([
      { status: 'waiting', attempts: 0 },
      { status: 'waiting', attempts: 0 },
    ]);
    const { binding, tasks: queued } = queue();
    const later = Date.now() + 10 * MINUTE_MS;
    expect(await resendStuck({ ...bindings(), MAIL: binding }, later)).toBe(0);
    expect(await resendStuck(withMail(provider, { MAIL: binding }), later)).toBe(2);
    await deliver(withMail(provider), queued);
    expect(provider.sent).toHaveLength(2);
  });
});

describe('old mail', () => {
  test('sent mail is deleted after 30 days, and unsent mail after 90', async () => {
    const written = Date.now();
    const tasks = await post([
      newMail(),
      newMail({ id: 'mail-2', dedupeKey: '2' }),
      newMail({ id: 'mail-3', dedupeKey: '3' }),
    ]);
    await deliver(withMail(provider), tasks.slice(0, 1));
    await deliver(withMail(provider), tasks.slice(1, 2), { queue: 'storefront-mail-dead' });
    expect(await deleteOldMail(env.DB, written + 29 * DAY_MS)).toBe(0);
    expect(await deleteOldMail(env.DB, written + 31 * DAY_MS)).toBe(1);
    expect(await deleteOldMail(env.DB, written + 89 * DAY_MS)).toBe(0);
    expect(await deleteOldMail(env.DB, written + 91 * DAY_MS)).toBe(2);
    expect(await count('outbox')).toBe(0);
  });

  test('old mail is found without reading what is kept', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
       INSERT INTO outbox (site_id, id, dedupe_key, kind, recipient, subject, content, status, created_at)
       SELECT 'site-a', i, i, 'submission', '', '', '', 'sent', ?1 FROM n`,
    )
      .bind(Date.now())
      .run();
    const { meta } = await env.DB.prepare(
      `DELETE FROM outbox WHERE (site_id, id) IN (
         SELECT site_id, id FROM outbox WHERE status = 'sent' AND created_at < 5 LIMIT 500) RETURNING 1`,
    ).all();
    expect(meta.rows_read).toBeLessThan(10);
    expect(await deleteOldMail(env.DB, Date.now() + 40 * DAY_MS)).toBe(1000);
  });
});

test('erasing a person deletes mail to the address and notices of the person’s submissions', async () => {
  await post([
    newMail({ id: '1', dedupeKey: 'submission:s1:owner@shop.example' }),
    newMail({ id: '2', dedupeKey: 'submission:s1:other@shop.example' }),
    newMail({ id: '3', dedupeKey: 'submission:s10:owner@shop.example' }),
    newMail({ id: '4', dedupeKey: 'confirm:x', kind: 'confirm-subscription', recipient: 'ann@private.example' }),
    newMail({ id: '5', dedupeKey: 'confirm:y', kind: 'confirm-subscription', recipient: 'bob@private.example' }),
  ]);
  await env.DB.batch(eraseMailStatements(env.DB, 'site-b', 'ann@private.example', ['s1']));
  expect(await outbox()).toHaveLength(5);
  await env.DB.batch(eraseMailStatements(env.DB, SHOP.id, 'Ann@Private.example', ['s1', 'none']));
  expect((await outbox()).map(({ id }) => id)).toEqual(['3', '5']);
});
