import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { legalCollections, legalPages } from '../../demo/content/lampenwerk-legal.ts';
import { NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

beforeEach(openShops);

async function addPage(urlId: string, mainContent: string): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, main_content, updated_at)
     VALUES (?1, ?2, 10, ?2, ?2, ?2, 'plain', ?3, 0)`,
  )
    .bind(SHOP.id, urlId, mainContent)
    .run();
}

/** Buys a mug in a shop with these pages and returns the buyer's mail and the owner's. */
async function mails(legal: unknown) {
  await setStoreSettings(SHOP.id, { ...SETTINGS, legalPages: legal, orderNotificationEmail: 'owner@shop.test' });
  const payer = await Payer.with(PRODUCTS.mug.id);
  await payer.changeCheckout({ address: NEW_YORK });
  await payer.pay();
  const sent = await outbox();
  const [buyer, owner] = ['order-confirmation', 'order-notice'].map((name) => sent.find(({ kind }) => kind === name));
  return { text: buyer?.text_body ?? '', html: buyer?.html_body ?? '', owner };
}

test('the buyer’s mail links all pages with the shop’s terms, the owner’s none', async () => {
  const { text, html, owner } = await mails({ terms: '/terms', privacy: 'https://law.example/privacy?a=1&b=2' });
  expect(text).toContain(
    `Legal information\nTerms of sale: https://${SHOP.host}/terms\nPrivacy: https://law.example/privacy?a=1&b=2`,
  );
  expect(html).toContain(`<a href="https://${SHOP.host}/terms"`);
  expect(html).toContain('<a href="https://law.example/privacy?a=1&amp;b=2"');
  expect(`${owner?.text_body}${owner?.html_body}`).not.toMatch(/legal|law\.example/i);
});

test.each([[{}], ['none'], [{ terms: 'javascript:alert(1)' }], [{ terms: 'https://[' }]])(
  'the buyer’s mail says nothing of terms where the setting is %j',
  async (legal) => {
    const { text, html } = await mails(legal);
    expect(`${text}${html}`).not.toContain('Legal information');
  },
);

test('the mail of a German shop carries its terms and its withdrawal text whole', async () => {
  for (const { urlId, mainContent = '' } of legalCollections) await addPage(urlId, mainContent);
  await env.DB.prepare("UPDATE sites SET language = 'de-DE' WHERE site_id = ?1").bind(SHOP.id).run();
  const { text, html } = await mails(legalPages);
  for (const [title, path] of [
    ['Impressum', '/impressum'],
    ['AGB', '/agb'],
    ['Widerruf', '/widerruf'],
    ['Datenschutz', '/datenschutz'],
    ['Versand', '/versand'],
    ['Barrierefreiheit', '/barrierefreiheit'],
  ]) {
    expect(text).toContain(`${title}: https://${SHOP.host}${path}`);
    expect(html).toContain(`>${title}</a>`);
  }
  for (const whole of [
    'Diese Bedingungen gelten für alle Bestellungen in diesem Shop.',
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
    'Muster-Widerrufsformular',
    '(*) Unzutreffendes streichen.',
  ]) {
    expect(text).toContain(whole);
    expect(html).toContain(whole);
  }
  expect(text).toContain('\n- Bestellt am (*)/erhalten am (*)\n');
  expect(text).toContain(`(siehe Versand (https://${SHOP.host}/versand))`);
  expect(text).not.toMatch(/<\w|&amp;/);
  expect(text).not.toContain('Rechtsgrundlage ist Art. 6');
});

test('a complete page that is hidden from visitors is in the mail whole, without a link to it', async () => {
  await addPage('back', '<p>Send it back.</p>');
  await env.DB.prepare("UPDATE collections SET enabled = 0 WHERE id = 'back'").run();
  const { text, html } = await mails({ withdrawal: '/back' });
  expect(text).toContain('\n\nSend it back.');
  expect(html).toContain('<p>Send it back.</p>');
  expect(`${text}${html}`).not.toContain(`https://${SHOP.host}/back`);
});

test('dangerous HTML of such a page, and its pictures, are left out of the mail', async () => {
  await addPage('back', '<p onclick="x()">Send it back.</p><script>alert(1)</script><img src="https://img.example/a">');
  const { text, html } = await mails({ withdrawal: '/back' });
  expect(text).toContain('Send it back.');
  expect(html).toContain('<p>Send it back.</p>');
  expect(`${text}${html}`).not.toMatch(/alert|onclick|img\.example/);
});
