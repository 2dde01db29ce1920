import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SECOND_MS } from '#runtime/domain/durations.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { Page } from '../../test/worker/demo-shop.ts';
import { addForm, NOTIFIED, Queues, requestKey, rows, send, submit } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { deliver, outbox, Provider, withMail } from '../../test/worker/post-office.ts';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';
import { QUOTED_SUBMISSIONS } from './collected-mail.ts';
import { COLLECTING_MS } from './service.ts';

const START = Date.parse('2026-03-01T10:00:00Z');

let visitor: Buyer;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openShops();
  visitor = await new Buyer().arrive();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const address = (n: number) => `visitor-${n}@mail.test`;

/** Sends a form as the nth visitor; the mails are not sent. */
async function write(n: number, { formId, queues = new Queues() }: { formId?: string; queues?: Queues } = {}) {
  const values = { name: ['Ann', 'Lee'], email: address(n), textarea: `Question ${n}` };
  await submit(visitor, { values, env: queues.env, ...(formId !== undefined && { formId }) });
  passTime(1);
}

async function writeSeveral(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await write(n);
}

function passTime(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/** The unsent mails: the numbers of the visitors whom each names, and when it is due after the start. */
async function waiting() {
  const mails = (await outbox()).filter(({ status }) => status === 'waiting');
  return mails.map((mail) => ({ named: namedIn(mail.text_body), to: mail.recipient, dueIn: mail.created_at - START }));
}

function namedIn(text: string): number[] {
  return [...text.matchAll(/Email: visitor-(\d+)@/g)].map(([, n]) => Number(n));
}

/** Sends all mails that wait, and returns what has arrived. */
async function sendAll(provider = new Provider()) {
  const tasks = (await outbox()).map(({ id }) => ({ siteId: SHOP.id, mailId: id }));
  await deliver(withMail(provider), tasks);
  return provider.sent.map(({ subject, text = '', html = '', replyTo }) => ({ subject, text, html, replyTo }));
}

describe('many submissions of a form', () => {
  test('the first one is mailed at once, and those of the next five minutes in one mail', async () => {
    await addForm();
    const queues = new Queues();
    for (let n = 0; n < 15; n++) {
      await write(n, { queues });
      passTime(10 * SECOND_MS);
    }
    expect(await waiting()).toEqual([
      { named: [0], to: NOTIFIED, dueIn: 0 },
      { named: Array.from({ length: 14 }, (_, n) => n + 1), to: NOTIFIED, dueIn: COLLECTING_MS },
    ]);
    expect(queues.delays).toEqual([0, COLLECTING_MS / SECOND_MS - 10]);
  });

  test('while they go on, a mail goes out every five minutes; after five quiet ones the next is mailed at once', async () => {
    await addForm();
    for (let n = 0; n < 6; n++) {
      await write(n);
      passTime(COLLECTING_MS / 2 - 1);
    }
    passTime(3 * COLLECTING_MS);
    await write(6);
    expect(await waiting()).toEqual([
      { named: [0], to: NOTIFIED, dueIn: 0 },
      { named: [1], to: NOTIFIED, dueIn: COLLECTING_MS },
      { named: [2, 3], to: NOTIFIED, dueIn: 2 * COLLECTING_MS },
      { named: [4, 5], to: NOTIFIED, dueIn: 3 * COLLECTING_MS },
      { named: [6], to: NOTIFIED, dueIn: 6 * COLLECTING_MS },
    ]);
  });

  test('each address and each form has mails of its own', async () => {
    await addForm({ notify_emails: JSON.stringify([NOTIFIED, 'second@shop.test']) });
    await addForm({ id: 'other', name: 'Other' });
    await writeSeveral(2);
    await write(2, { formId: 'other' });
    const mails = await waiting();
    expect(mails.map(({ named, to }) => [...named, to]).toSorted()).toEqual([
      ...[
        [0, NOTIFIED],
        [0, 'second@shop.test'],
        [1, NOTIFIED],
        [1, 'second@shop.test'],
        [2, NOTIFIED],
      ],
    ]);
  });

  test('submissions at once stand in one mail each, and none in two', async () => {
    await addForm();
    const values = (n: number) => ({ email: address(n) });
    const keys = await Promise.all(Array.from({ length: 12 }, () => requestKey(visitor)));
    await Promise.all(keys.map((key, n) => send(visitor, { key, values: values(n) })));
    const mails = await waiting();
    expect(mails).toHaveLength(2);
    expect(mails.flatMap(({ named }) => named).toSorted((a, b) => a - b)).toEqual(keys.map((_, n) => n));
  });

  test('a repeat of a call whose answer was lost stands in the waiting mail once', async () => {
    await addForm();
    await write(0);
    const key = await requestKey(visitor);
    for (let n = 0; n < 3; n++) await send(visitor, { key, values: { email: address(1) } });
    expect((await waiting()).map(({ named }) => named)).toEqual([[0], [1]]);
  });

  test('a submission that comes while the mail is being sent stands in the next one', async () => {
    await addForm();
    await writeSeveral(2);
    const provider = new Provider();
    let isLate = false;
    provider.pause = async () => {
      if (isLate) return;
      isLate = true;
      await write(2);
    };
    const sent = await sendAll(provider);
    expect(sent.flatMap(({ text }) => namedIn(text)).toSorted()).toEqual([0, 1]);
    expect(await waiting()).toMatchObject([{ named: [2] }]);
  });

  test('a mail that failed takes no more submissions, because it may have arrived', async () => {
    await addForm();
    await writeSeveral(2);
    const provider = new Provider();
    provider.failures.push(new Error('lost'), new Error('lost'));
    await sendAll(provider);
    await write(2);
    expect((await waiting()).map(({ named }) => named)).toEqual([[0], [1], [2]]);
  });
});

describe('the mail of several submissions', () => {
  test('the mail counts them, quotes each, and says how to answer', async () => {
    await addForm();
    await writeSeveral(3);
    const [, { subject, text, html, replyTo } = { subject: '', text: '', html: '', replyTo: '' }] = await sendAll();
    expect(subject).toBe('Form Submission - Contact (2)');
    expect(replyTo).toBeUndefined();
    expect(text).toContain('Name: Ann Lee\n\nEmail: visitor-1@mail.test\n\nMessage: Question 1\n\nSent from:');
    expect(text).toContain('To answer one, write to the address in it.');
    expect(await new Page(html).all('table')).toHaveLength(2);
    expect((await new Page(html).only('h1'))['']).toBe(subject);
  });

  test('the mail of one submission alone reads as any other, and replies go to its visitor', async () => {
    await addForm();
    await writeSeveral(2);
    const [first, second] = await sendAll();
    expect(second).toMatchObject({ subject: first?.subject, replyTo: address(1) });
    const withoutId = (text = '') => text.replace(/(?<=config\/submissions\/)\S+/, 'ID');
    expect(withoutId(second?.text)).toBe(
      withoutId(first?.text).replaceAll('visitor-0', 'visitor-1').replace('Question 0', 'Question 1'),
    );
  });

  test('the mail quotes the first twenty, counts the others, and leads to all', async () => {
    await addForm();
    await writeSeveral(QUOTED_SUBMISSIONS + 4);
    const [, mail] = await sendAll();
    expect(mail?.subject).toBe(`Form Submission - Contact (${QUOTED_SUBMISSIONS + 3})`);
    expect(namedIn(mail?.text ?? '')).toHaveLength(QUOTED_SUBMISSIONS);
    for (const more of ['not in this email: 3.', `https://${SHOP.host}/config/forms/contact/submissions`]) {
      expect(mail?.text).toContain(more);
      expect(mail?.html).toContain(more);
    }
  });

  test('very long submissions are counted where they would make the mail too long', async () => {
    await addForm();
    await writeSeveral(4);
    await env.DB.prepare(`UPDATE form_submissions SET field_values = json_object('email', email, 'textarea', ?1)
      FROM submission_emails e WHERE e.submission_id = form_submissions.id`)
      .bind('x'.repeat(60_000))
      .run();
    const [, mail] = await sendAll();
    expect(namedIn(mail?.text ?? '')).toEqual([1, 2]);
    expect(mail?.text).toContain('not in this email: 1.');
  });

  test.each([
    ['de', 'Eingänge, die kurz nacheinander kommen'],
    ['fr', 'Les réponses reçues à peu d’intervalle'],
    ['es', 'Los envíos que llegan con poca diferencia'],
  ])('the mail speaks the language of the site (%s)', async (language, expected) => {
    await env.DB.prepare('UPDATE sites SET language = ?1').bind(language).run();
    await addForm();
    await writeSeveral(3);
    expect((await sendAll())[1]?.text).toContain(expected);
  });

  test('typed text cannot become markup', async () => {
    await addForm();
    await write(0);
    for (const textarea of ['<script>alert(1)</script>', '<img src=x>']) {
      await submit(visitor, { values: { email: 'x@mail.test', textarea } });
    }
    const page = new Page((await sendAll())[1]?.html ?? '');
    for (const tag of ['script', 'img']) expect(await page.all(tag), tag).toEqual([]);
  });
});

describe('the owner', () => {
  test('the owner’s list shows the mail with its count, and sends it before its time', async () => {
    await addForm();
    await writeSeveral(3);
    const owner = await OwnerProgram.of();
    const { mails } = await (await owner.fetch('/api/owner/mails?status=waiting')).json<{ mails: { id: string }[] }>();
    expect(mails).toMatchObject([{ kind: 'submissions', subject: 'Form Submission - Contact (2)' }, {}]);
    const [{ id } = { id: '' }] = mails;
    const queues = new Queues();
    await owner.fetch(`/api/owner/mails/${id}/send`, { method: 'POST', env: queues.env });
    await deliver(withMail(new Provider()), queues.mails);
    await write(3);
    expect((await waiting()).map(({ named }) => named)).toEqual([[0], [3]]);
  });

  test('an erased person is in no mail that waits, and a mail without submissions is gone', async () => {
    await addForm();
    await writeSeveral(3);
    const owner = await OwnerProgram.of();
    const erase = (email: string) => owner.fetch('/api/owner/erase', { method: 'POST', body: { email } });
    await erase(address(1));
    expect((await waiting()).map(({ named }) => named)).toEqual([[0], [2]]);
    await erase(address(2));
    expect((await waiting()).map(({ named }) => named)).toEqual([[0]]);
    expect(await count('outbox')).toBe(1);
  });

  test('a person who is erased while the mail is on its way leaves a mail that is put aside', async () => {
    await addForm();
    await writeSeveral(2);
    await env.DB.prepare('DELETE FROM collected_submissions').run();
    expect(await sendAll()).toHaveLength(1);
    expect(await rows('outbox')).toMatchObject([
      { status: 'sent' },
      { status: 'dead', last_error: 'SUBMISSIONS_DELETED' },
    ]);
  });

  test('a deleted form takes its waiting mails along', async () => {
    await addForm();
    await writeSeveral(3);
    const owner = await OwnerProgram.of();
    const headers = { 'If-Match': '"1"' };
    await owner.fetch('/api/owner/forms/contact?confirm=Contact', { method: 'DELETE', headers });
    expect([await count('outbox'), await count('collected_submissions')]).toEqual([0, 0]);
  });
});
