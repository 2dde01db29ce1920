import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnerMails } from '#runtime/contracts/owner.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { deliver, newMail, outbox, Provider, post, serviceError, withMail } from '../../test/worker/post-office.ts';
import { OTHER, openShops } from '../../test/worker/shops.ts';

const MAILS = '/api/owner/mails';

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openShops();
});

/** A queue that keeps the mails it is given. */
function queue() {
  const mails: string[] = [];
  const sendBatch = async (messages: Iterable<{ body: { mailId: string } }>) => {
    for (const { body } of messages) mails.push(body.mailId);
  };
  return { mails, env: { MAIL: { sendBatch } as unknown as Queue } };
}

async function deadMail(id = 'mail1') {
  const provider = new Provider();
  provider.failures.push(serviceError('E_RECIPIENT_NOT_ALLOWED'));
  const tasks = await post([newMail({ id, dedupeKey: id })]);
  await deliver(withMail(provider), tasks);
  return { provider, tasks };
}

describe('a mail that was given up', () => {
  test('the owner finds it, without its content, and sends it again', async () => {
    const { provider, tasks } = await deadMail();
    const owner = await OwnerProgram.of({ scopes: ['mails:read', 'mails:write'] });
    const page = await read(await owner.fetch(MAILS), OwnerMails);
    expect(page).toMatchObject({
      mails: [{ id: 'mail1', status: 'dead', error: 'E_RECIPIENT_NOT_ALLOWED', subject: 'Hello', attempts: 1 }],
      hasNextPage: false,
    });
    expect(JSON.stringify(page)).not.toContain('Hello there');
    const queued = queue();
    const sending = await owner.fetch(`${MAILS}/mail1/send`, { method: 'POST', env: queued.env });
    expect([sending.status, queued.mails]).toEqual([202, ['mail1']]);
    expect(await deliver(withMail(provider), tasks)).toEqual(['acked']);
    expect(provider.sent).toMatchObject([{ subject: 'Hello', text: 'Hello there' }]);
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1, last_error: '' }]);
    expect(await rows('audit_log')).toMatchObject([{ action: 'mail.sent-again', target: 'mail1' }]);
  });

  test('a mail that was sealed with another secret is put aside, listed, and sent once that secret is back', async () => {
    const provider = new Provider();
    const tasks = await post([newMail({ id: 'mail1' })]);
    const changed = { SESSION_SECRET: 'another secret of 32 or more characters' };
    expect(await deliver(withMail(provider, changed), tasks)).toEqual(['acked']);
    expect(await outbox()).toMatchObject([{ status: 'dead', last_error: 'SECRET_CHANGED' }]);
    const owner = await OwnerProgram.of();
    const page = await read(await owner.fetch(MAILS, { env: changed }), OwnerMails);
    expect(page.mails).toMatchObject([{ id: 'mail1', subject: 'Hello' }]);
    await owner.fetch(`${MAILS}/mail1/send`, { method: 'POST', env: queue().env });
    await deliver(withMail(provider), tasks);
    expect(provider.sent).toHaveLength(1);
  });

  test('a mail that is being sent is not sent a second time', async () => {
    await post([newMail({ id: 'mail1' })]);
    const later = Date.now() + 60_000;
    await env.DB.prepare(`UPDATE outbox SET status = 'sending', leased_until = ?1`).bind(later).run();
    const owner = await OwnerProgram.of();
    expect((await owner.fetch(`${MAILS}/mail1/send`, { method: 'POST' })).status).toBe(404);
    expect(await outbox()).toMatchObject([{ status: 'sending' }]);
  });

  test('mails are read page by page, each status by itself', async () => {
    for (const id of ['a1', 'a2', 'a3']) await deadMail(id);
    await post([newMail({ id: 'a4', dedupeKey: 'a4' })]);
    const owner = await OwnerProgram.of();
    const first = await read(await owner.fetch(`${MAILS}?limit=2`), OwnerMails);
    expect([first.mails.map(({ id }) => id), first.nextPageCursor]).toEqual([['a3', 'a2'], 'a2']);
    const second = await read(await owner.fetch(`${MAILS}?limit=2&cursor=a2`), OwnerMails);
    expect([second.mails.map(({ id }) => id), second.hasNextPage]).toEqual([['a1'], false]);
    const waiting = await read(await owner.fetch(`${MAILS}?status=waiting`), OwnerMails);
    expect(waiting.mails.map(({ id }) => id)).toEqual(['a4']);
    expect(await refusal(await owner.fetch(`${MAILS}?status=lost`))).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  test('another shop’s mail is neither listed nor sent', async () => {
    await deadMail();
    const thief = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    expect((await read(await thief.fetch(MAILS), OwnerMails)).mails).toEqual([]);
    expect((await thief.fetch(`${MAILS}/mail1/send`, { method: 'POST' })).status).toBe(404);
    expect(await outbox()).toMatchObject([{ status: 'dead' }]);
  });
});
