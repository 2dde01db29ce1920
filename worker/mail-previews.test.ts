import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LINKED_SCREENS } from '#runtime/contracts/linked-screens.ts';
import { TRANSLATIONS } from '#runtime/i18n/languages.ts';
import { Page } from '../test/worker/demo-shop.ts';
import { addJsonTemplates, openShops, SHOP } from '../test/worker/shops.ts';
import { app } from './app.ts';
import { moneyMailSamples } from './checkout/service.ts';
import { MAIL_KINDS, type MailKind, type NewMail } from './mail/service.ts';
import { mailSamples } from './previews/samples.ts';
import { reviewSamples } from './reviews/samples.ts';
import { readSite } from './site/repository.ts';
import { shopCall } from './site/shop-call.ts';

const BASE = `https://${SHOP.host}`;

/** The address that gets the notices of the samples. */
const OWNER = 'owner@shop.example';
/** The kinds of mail that the people who run a shop get. */
const FOR_OWNERS: MailKind[] = [
  'submission',
  'submissions',
  'order-notice',
  'dispute-notice',
  'payment-notice',
  'subscription-notice',
  'declaration-notice',
  'comment-waiting',
  'webhook-off',
  'sender-stopped',
  'mail-sender-refused',
  'mail-sender-test',
  'contributor-invited',
  'contributor-password',
  'contributor-password-changed',
  'contributor-came-back',
  'contributor-passkey-added',
  'contributor-passkey-removed',
  'contributor-push-added',
];
/** Their links lead to the page on which a person without a session chooses a password, and from there to the console. */
const CHOOSE_PASSWORD: MailKind[] = ['contributor-invited', 'contributor-password'];
/** The address of a screen that `LINKED_SCREENS` names. */
const CONSOLE_LINK = new RegExp(
  `^${BASE}/config/(?:${LINKED_SCREENS.map((path) => path.replace(/:\w+/g, '[^/:]+')).join('|')})$`,
);

beforeAll(openShops);

async function samples(language: string): Promise<NewMail[]> {
  const site = await readSite(env.DB, SHOP.id);
  if (!site) throw new Error('There is no site');
  return mailSamples(shopCall(env, site), { language, baseUrl: BASE }, [reviewSamples, moneyMailSamples]);
}

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'));

describe.each(['en', ...TRANSLATIONS])('the previews in %s', (language) => {
  let mails: NewMail[];

  beforeAll(async () => {
    mails = await samples(language);
  });

  test('show every kind of mail, without placeholders and with whole addresses', () => {
    expect([...new Set(mails.map(({ kind }) => kind))].toSorted()).toEqual(MAIL_KINDS.toSorted());
    for (const { kind, subject, text, html } of mails) {
      const htmlText = html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]*>/g, ' ');
      for (const content of [subject, text, htmlText])
        expect(content, kind).not.toMatch(/\{\w+\}|\b(?:undefined|null|NaN)\b|\[object/);
      for (const url of [...attributes(html, 'href'), ...attributes(html, 'src')]) {
        expect(url, kind).toMatch(/^(https?:\/\/|mailto:)/);
      }
    }
  });

  test('lead owners and contributors into the console, and name no command of a terminal', () => {
    const own = mails.filter(({ kind, recipient }) => recipient === OWNER || kind.startsWith('contributor-'));
    expect([...new Set(own.map(({ kind }) => kind))].toSorted()).toEqual(FOR_OWNERS.toSorted());
    for (const { kind, text, html } of own) {
      if (CHOOSE_PASSWORD.includes(kind)) continue;
      const links = attributes(html, 'href').filter((url) => CONSOLE_LINK.test(url));
      expect(links, kind).not.toEqual([]);
      for (const link of links) expect(text, kind).toContain(link);
    }
    for (const { kind, text, html } of mails) expect(text + html, kind).not.toMatch(/npm run|senders set/);
  });

  test('have every link of the HTML in the plain text', () => {
    for (const { kind, text, html } of mails) {
      for (const url of attributes(html, 'href')) expect(text, kind).toContain(url.replace(/^mailto:/, ''));
    }
  });
});

test('the previews are a page in development only', async () => {
  const open = (ENVIRONMENT: 'development' | 'production') =>
    app.fetch(new Request(`${BASE}/dev/mailbox/previews?language=de`), {
      ...env,
      ENVIRONMENT,
      SESSION_SECRET: 'a secret of at least thirty-two characters',
    });
  const shown = await open('development');
  const page = new Page(await shown.text());
  expect(shown.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(page.html).toContain('data-kind="order-sent"');
  expect(page.html).toContain('ist unterwegs');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await addJsonTemplates();
  expect((await open('production')).status).toBe(404);
  vi.restoreAllMocks();
});
