import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Page } from '../../test/worker/demo-shop.ts';
import { deliver, newMail, outbox, Provider, post, withMail } from '../../test/worker/post-office.ts';
import { addJsonTemplates, OTHER, openShops, SHOP } from '../../test/worker/shops.ts';
import { app } from '../app.ts';
import type { Bindings } from '../env.ts';

beforeEach(openShops);

async function open(environment: Bindings['ENVIRONMENT'] = 'development', host: string = SHOP.host) {
  const response = await app.fetch(new Request(`https://${host}/dev/mailbox`), { ...env, ENVIRONMENT: environment });
  return { response, page: new Page(await response.text()) };
}

describe('a developer’s mailbox', () => {
  test.each(['production', 'test'] as const)('there is no mailbox in %s', async (environment) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await addJsonTemplates();
    await post();
    const { response, page } = await open(environment);
    expect(response.status).toBe(404);
    expect(page.html).not.toContain('Hello there');
  });

  test('in development the mailbox gets all mail, and the mail service none', async () => {
    const provider = new Provider();
    const tasks = await post();
    expect(await deliver(withMail(provider, { ENVIRONMENT: 'development' }), tasks)).toEqual(['acked']);
    expect(provider.sent).toEqual([]);
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });

  test('the mailbox shows the newest mail first, with links in each', async () => {
    await post([newMail({ id: '0001', text: 'See https://a.example/x?token=a.b&c=d now' })]);
    await post([newMail({ id: '0002', dedupeKey: '2', subject: 'Second', replyTo: 'ann@private.example' })]);
    const { page, response } = await open();
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect((await page.all('h2')).map((heading) => heading[''])).toEqual(['Second', 'Hello']);
    expect(await page.only('pre a')).toMatchObject({ href: 'https://a.example/x?token=a.b&c=d' });
    expect(page.html).toContain('ann@private.example');
    expect((await page.only('title'))['']).toBe(`Mailbox (2) — ${SHOP.id}`);
  });

  test('an empty mailbox says that it is empty', async () => {
    expect((await open()).page.html).toContain('No mail yet');
  });

  test('the mailbox runs nothing that a mail contains', async () => {
    const attack = '</pre><script>alert(1)</script>"><img src=x onerror=alert(1)>';
    await post([
      newMail({ subject: attack, text: `${attack} javascript:alert(1)`, html: `<html><head></head>${attack}` }),
    ]);
    const { page, response } = await open();
    for (const tag of ['script', 'img', 'pre a']) expect(await page.all(tag), tag).toEqual([]);
    const frame = await page.only('iframe');
    expect(frame.sandbox).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(frame.srcdoc).toContain(attack);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });

  test('the mailbox shows no mail of another site', async () => {
    await post();
    expect((await open('development', OTHER.host)).page.html).not.toContain('Hello there');
  });
});
