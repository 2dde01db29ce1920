import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { NEW_YORK, Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import { addForm, aField } from '../../../test/worker/forms.ts';
import { boughtGiftCard, subscribing } from '../../../test/worker/orders.ts';
import { type OutboxRow, outbox } from '../../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';
import { freeOrdersOf, isAllowed } from '../../passwords/service.ts';

const { mug } = PRODUCTS;
const OWNED = { ...SETTINGS, orderNotificationEmail: 'owner@shop.test', contactEmail: 'help@shop.test' };

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, OWNED);
});

/** Returns the text and the HTML of the last mail of a kind. */
async function letter(kind: string): Promise<OutboxRow & { bodies: string[] }> {
  const mail = (await outbox()).findLast((candidate) => candidate.kind === kind);
  if (!mail) throw new Error(`There is no mail ${kind}`);
  return { ...mail, bodies: [mail.text_body, mail.html_body] };
}

async function buyMug(): Promise<void> {
  await addForm({
    id: 'engraving',
    kind: 'additional-fields',
    name: 'Engraving',
    fields: [aField({ type: 'text', title: 'Letters' })],
  });
  await env.DB.prepare(`UPDATE items SET additional_fields_form_id = 'engraving' WHERE id = ?1`).bind(mug.id).run();
  await env.DB.prepare("UPDATE images SET asset_url = '/assets/a-mug.jpg' WHERE item_id = ?1").bind(mug.id).run();
  const payer = (await new Payer().arrive()) as Payer;
  await payer.addToCart(mug.id, { fields: '{"text":"June"}', quantity: 2 });
  await payer.changeCheckout({ email: 'ann@mail.test', address: NEW_YORK, note: 'Ring\ntwice' });
  await payer.pay();
}

describe('the owner’s notice', () => {
  test('has everything to pack and to send', async () => {
    await buyMug();
    const { bodies, text_body, html_body } = await letter('order-notice');
    for (const body of bodies) {
      for (const fact of ['MUG', 'June', 'Ground', '1 Main St', 'twice', '$48.99', 'no money was charged', '#1']) {
        expect(body).toContain(fact);
      }
      expect(body).toContain('ann@mail.test');
      expect(body).toContain('mark it as sent there');
      expect(body).toContain(`https://${SHOP.host}/config/orders/1`);
    }
    expect(html_body).toContain(`src="https://${SHOP.host}/assets/a-mug.jpg"`);
    expect(text_body).toContain('Ann Lee\n1 Main St\nNew York NY 10001\nUnited States\n');
  });

  test('names the gift of a gift card', async () => {
    await boughtGiftCard({ recipient: 'cid@mail.test', message: 'With <love>', deliveryDate: '9999-12-31' });
    const { text_body, html_body } = await letter('order-notice');
    for (const fact of ['Somebody, cid@mail.test', 'With <love>']) expect(text_body).toContain(fact);
    expect(html_body).toContain('With &lt;love&gt;');
    expect(text_body).toContain('December 31, 9999');
    expect(text_body).not.toMatch(/Send to|mark it as sent/);
  });
});

describe('the buyer’s confirmation', () => {
  test('has pictures, answers, what happens now and how to reach the shop', async () => {
    await buyMug();
    const { bodies, html_body, reply_to } = await letter('order-confirmation');
    for (const body of bodies) {
      for (const fact of [
        'June',
        'Ground',
        '1 Main St',
        'We pack your order',
        'Paid with a test card',
        'help@shop.test',
      ]) {
        expect(body).toContain(fact);
      }
    }
    expect(html_body).toContain(`src="https://${SHOP.host}/assets/a-mug.jpg"`);
    expect(reply_to).toBe('help@shop.test');
  });

  test('says when and to whom a gift card goes', async () => {
    await boughtGiftCard({ recipient: 'cid@mail.test', deliveryDate: '9999-12-31' });
    for (const body of (await letter('order-confirmation')).bodies) {
      expect(body).toContain('The gift card goes to cid@mail.test by email on December 31, 9999.');
    }
  });

  test('says when a subscription is charged again, and how much', async () => {
    const payer = await subscribing();
    await payer.startCheckout();
    await payer.changeCheckout({ address: NEW_YORK });
    await payer.pay();
    for (const body of (await letter('order-confirmation')).bodies) {
      expect(body).toMatch(/The next payment, \$[\d.]+, is taken on \w+ \d+, \d{4}\./);
      expect(body).toContain(`https://${SHOP.host}/commerce/my-subscription?id=`);
    }
  });

  test('says nothing of an address where the shop has set none', async () => {
    await setStoreSettings(SHOP.id, { ...OWNED, contactEmail: 'javascript:alert(1)' });
    await buyMug();
    const { bodies, reply_to } = await letter('order-confirmation');
    expect(reply_to).toBe('');
    for (const body of bodies) expect(body).not.toMatch(/Questions|javascript/);
  });
});

test('a mailbox gets twenty mails a day of orders that cost nothing, and one of each that costs something', async () => {
  await env.DB.prepare(`UPDATE variants SET price_cents = 0 WHERE sku = 'EBOOK'`).run();
  for (let index = 0; index < 19; index++) await isAllowed(env.DB, SHOP.id, freeOrdersOf('ann@mail.test'), Date.now());
  for (const email of ['ann@mail.test', 'Ann+1@mail.test', 'ann+2@mail.test', 'bob@mail.test']) {
    const payer = (await new Payer().arrive()) as Payer;
    await payer.addToCart(PRODUCTS.ebook.id);
    await payer.changeCheckout({ email, address: NEW_YORK });
    expect(await payer.pay({ provider: null })).toMatchObject({ status: 'paid' });
  }
  await buyMug();
  const confirmed = (await outbox()).filter(({ kind }) => kind === 'order-confirmation');
  expect(confirmed.map(({ recipient }) => recipient)).toEqual(['ann@mail.test', 'bob@mail.test', 'ann@mail.test']);
  expect(await count('orders')).toBe(5);
});
