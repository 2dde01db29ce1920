import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { giftCardMail } from './mail.ts';

const NOW = Date.UTC(2026, 10, 20);
const GIFT = {
  senderName: 'Bob',
  recipientName: 'Ann',
  recipientEmail: 'ann@mail.test',
  message: 'Dear Ann,\nenjoy!',
  deliveryDate: '2026-11-24',
};
const CARD = {
  id: 'card',
  code: 'ABCDEFGHJKLMNPQR',
  cents: 2500,
  recipientEmail: 'ann@mail.test',
  gift: GIFT,
  itemId: PRODUCTS.giftCard.id,
  title: 'Gift Card',
};
const ORDER = {
  currency: 'USD',
  testMode: false,
  baseUrl: 'https://shop.example',
  email: 'bob@mail.test',
  address: null as { firstName: string; lastName: string } | null,
};

beforeEach(openShops);

async function written({ card = {}, order = {}, language = 'en-US', site = {} }: Record<string, object | string> = {}) {
  const spoken = { primaryLanguage: language, languages: [], hosts: [] };
  const shop = {
    ...spoken,
    siteId: SHOP.id,
    title: 'Second Steep',
    language,
    timeZone: 'America/New_York',
    ...Object(site),
  };
  const call = { db: env.DB, site: shop, now: NOW } as unknown as ShopCall;
  return giftCardMail(call, { ...ORDER, ...Object(order) }, { ...CARD, ...Object(card) });
}

test('the mail says who gives what, with words, code, use, validity and the shop’s address', async () => {
  const { subject, text, html, recipient, notBefore } = await written();
  expect(subject).toBe('Bob has sent you a gift card from Second Steep');
  expect([recipient, notBefore]).toEqual(['ann@mail.test', Date.parse('2026-11-24T05:00:00Z')]);
  for (const part of [
    'Hello Ann,',
    '$25.00',
    'Bob writes',
    'enjoy!',
    'Gift Card',
    'ABCD-EFGH-JKLM-NPQR',
    'enter the code at the checkout of Second Steep',
    'The gift card has no expiry date.',
    'https://shop.example',
  ]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).not.toContain('bob@mail.test');
});

test.each([
  ['the name in the order’s address', { firstName: 'Robert', lastName: 'Lee' }, 'Robert Lee'],
  ['the email address', null, 'bob@mail.test'],
])('a giver who has left out the name is named by %s', async (_, address, sender) => {
  const { subject } = await written({ card: { gift: { ...GIFT, senderName: '' } }, order: { address } as object });
  expect(subject).toBe(`${sender} has sent you a gift card from Second Steep`);
});

test('the mail shows the product’s picture by its whole address, but no drawing, and none once the product is gone', async () => {
  expect((await written()).html).not.toContain('<img');
  await env.DB.prepare("UPDATE images SET asset_url = '/assets/card.png' WHERE item_id = ?1")
    .bind(PRODUCTS.giftCard.id)
    .run();
  expect((await written()).html).toContain('src="https://shop.example/assets/card.png"');
  expect((await written({ card: { itemId: 'gone' } })).html).not.toContain('<img');
});

test('what the buyer has typed is text in the HTML, and one line in the subject', async () => {
  const gift = { ...GIFT, senderName: 'Bob <b>', message: '<script>alert(1)</script>' };
  const { subject, html } = await written({ card: { gift } });
  expect(subject).toContain('Bob <b>');
  expect(html).not.toMatch(/<script>|Bob <b>/);
});

test('a recipient who was erased is greeted without a name', async () => {
  const { text } = await written({ card: { gift: { ...GIFT, recipientName: '', message: '' } } });
  expect(text).not.toContain('Hello');
  expect(text.startsWith('Bob has sent you')).toBe(true);
});

test.each([
  ['de-DE', 'Bob schenkt Ihnen einen Geschenkgutschein von Second Steep', 'Ihr Code: ABCD-EFGH-JKLM-NPQR'],
  ['fr-FR', 'Bob vous offre une carte cadeau de Second Steep', 'Votre code: ABCD-EFGH-JKLM-NPQR'],
  ['es-ES', 'Bob te regala una tarjeta regalo de Second Steep', 'Tu código: ABCD-EFGH-JKLM-NPQR'],
])('the mail is written in the shop’s language: %s', async (language, subject, code) => {
  const mail = await written({ language });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(code);
});

test('the parts of a code keep their order in a mail that runs from right to left', async () => {
  const { text, html } = await written({ card: { code: '3467ACDEFGHJKMNP' }, language: 'he-IL' });
  expect(html).toContain('<bdi dir="ltr">3467-ACDE-FGHJ-KMNP</bdi>');
  expect(text).toContain(': \u20663467-ACDE-FGHJ-KMNP\u2069');
});
