import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnerDownloads } from '#runtime/contracts/files.ts';
import { app } from '#worker/app.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { ANN, SETTINGS } from '../../test/worker/checkout.ts';
import { addFile, BOOK, buyBook, lastDownloads } from '../../test/worker/files.ts';
import { rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { OTHER, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  owner = await OwnerProgram.of();
});
afterEach(() => vi.restoreAllMocks());

const post = (path: string, program = owner) => program.fetch(`/api/owner/${path}`, { method: 'POST' });
const ask = async (path: string) => {
  const response = await app.fetch(new Request(`https://${SHOP.host}${path}`), env);
  return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
};
const mails = async () => (await outbox()).filter(({ kind }) => kind === 'downloads');

describe('a link that the owner renews', () => {
  test('the buyer gets a new link by mail with new time and number, and the old link is dead', async () => {
    await addFile();
    await buyBook();
    const [old] = await lastDownloads();
    await env.DB.prepare('UPDATE downloads SET used = most, expires_at = 1, is_closed = 1').run();
    const { downloads } = await read(await post(`downloads/${old?.id}/renew`), OwnerDownloads);
    expect(downloads).toMatchObject([{ id: old?.id, left: 5, state: 'open' }]);
    expect(JSON.stringify(downloads)).not.toContain('token=');
    const [renewed] = await lastDownloads();
    expect((await ask(old?.path ?? '')).status).toBe(410);
    expect(await ask(renewed?.path ?? '')).toEqual({ status: 200, bytes: BOOK.length });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: ANN, subject: 'New download link for your order #1' });
    expect(mail?.text_body).toContain(`https://${SHOP.host}${renewed?.path}`);
    expect(mail?.text_body).toContain('book.pdf (30 bytes, 5 downloads left, until ');
    expect(await rows('audit_log')).toMatchObject([{ action: 'download.renewed', target: old?.id }]);
  });

  test('a link is renewed by two calls at once as by one after the other', async () => {
    await addFile();
    await buyBook();
    const [{ id } = { id: '' }] = await lastDownloads();
    const answers = await Promise.all([post(`downloads/${id}/renew`), post(`downloads/${id}/renew`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [renewed] = await lastDownloads();
    expect((await mails()).at(-1)?.text_body).toContain(renewed?.path);
  });

  test.each<[string, string, number, string]>([
    ['of a refunded order', `UPDATE orders SET state = 'refunded'`, 409, 'ORDER_CONFLICT'],
    ['whose file is gone', 'DELETE FROM item_files', 409, 'FILE_GONE'],
    ['that does not exist', 'DELETE FROM downloads', 404, 'DOWNLOAD_NOT_FOUND'],
  ])('a link %s is not renewed', async (_, change, status, code) => {
    await addFile();
    await buyBook();
    const [{ id } = { id: '' }] = await lastDownloads();
    await env.DB.prepare(change).run();
    expect(await refusal(await post(`downloads/${id}/renew`))).toMatchObject({ status, code });
    expect(await mails()).toEqual([]);
  });

  test('a link can be closed alone, and is open again once it is renewed', async () => {
    await addFile();
    await buyBook();
    const [{ id, path } = { id: '', path: '' }] = await lastDownloads();
    const { downloads } = await read(await post(`downloads/${id}/close`), OwnerDownloads);
    expect(downloads).toMatchObject([{ state: 'closed' }]);
    expect((await ask(path)).status).toBe(410);
    await post(`downloads/${id}/renew`);
    expect((await ask((await lastDownloads())[0]?.path ?? '')).status).toBe(200);
  });
});

describe('files that come after the order', () => {
  test('an order that waits for its file ends when the owner gives it, with a mail', async () => {
    await buyBook();
    expect(await rows('orders')).toMatchObject([{ state: 'paid' }]);
    await addFile();
    const { downloads } = await read(await post('orders/1/downloads'), OwnerDownloads);
    expect(downloads).toMatchObject([{ name: 'book.pdf', left: 5, state: 'open' }]);
    expect(await rows('orders')).toMatchObject([{ state: 'ended' }]);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Files of your order #1 are ready');
    expect(mail?.text_body).toContain((await lastDownloads())[0]?.path);
  });

  test('earlier buyers get a new edition if the owner gives it, and nothing that they have already', async () => {
    await addFile();
    await buyBook();
    await post('orders/1/downloads');
    expect(await mails()).toEqual([]);
    await addFile({ id: 'sound', name: 'book.mp3' });
    expect(await lastDownloads()).toHaveLength(1);
    await post('orders/1/downloads');
    expect((await lastDownloads()).map(({ name }) => name).sort()).toEqual(['book.mp3', 'book.pdf']);
    expect((await mails())[0]?.text_body).not.toContain('book.pdf');
  });

  test('nothing is given for a refunded or an unknown order', async () => {
    await buyBook();
    await addFile();
    await env.DB.prepare(`UPDATE orders SET state = 'refunded'`).run();
    expect(await refusal(await post('orders/1/downloads'))).toMatchObject({ status: 409, code: 'ORDER_CONFLICT' });
    expect(await refusal(await post('orders/2/downloads'))).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  });
});

test('another shop’s owner sees and changes no download', async () => {
  await addFile();
  await buyBook();
  const [{ id } = { id: '' }] = await lastDownloads();
  const thief = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  for (const path of [`downloads/${id}/renew`, `downloads/${id}/close`, 'orders/1/downloads']) {
    expect((await post(path, thief)).status).toBe(404);
  }
  expect((await thief.fetch('/api/owner/orders/1/downloads')).status).toBe(404);
  expect(await lastDownloads()).toMatchObject([{ state: 'open' }]);
});

describe('calls that come at the same time', () => {
  const threeTimes = (path: string) => Promise.all([1, 2, 3].map(() => post(path)));

  test('give files once, in one mail whose links open', async () => {
    await buyBook();
    await addFile();
    const answers = await threeTimes('orders/1/downloads');
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    const [link = ''] = /\/commerce\/download\S+/.exec(sent[0]?.text_body ?? '') ?? [];
    expect((await ask(link)).status).toBe(200);
  });

  test('renew a link once', async () => {
    await addFile();
    await buyBook();
    const id = (await rows('downloads'))[0]?.id;
    const answers = await threeTimes(`downloads/${id}/renew`);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mails()).toHaveLength(1);
    expect(await rows('downloads')).toMatchObject([{ generation: 2 }]);
  });
});
