import { env } from 'cloudflare:workers';
import { NEW_YORK } from './checkout.ts';
import { OTHER, PRODUCTS, SHOP } from './shops.ts';

type Row = Record<string, string | number | null>;

/** Rooms of a shop that people's rows refer to. */
export async function openRooms(siteId: string): Promise<void> {
  const fields = JSON.stringify([
    { id: 'who', type: 'email', title: 'Your address' },
    { id: 'text', type: 'textarea', title: 'Message' },
  ]);
  await insert(siteId, [
    ['mailing_lists', { id: 'news', name: 'News', created_at: 1 }],
    ['member_areas', { id: 'club', title: 'Club', updated_at: 1 }],
    ['forms', { id: 'contact', name: 'Contact', fields, created_at: 1, updated_at: 1 }],
  ]);
}

/**
 * Leaves rows of a person in every room that keeps some, an account among them. Texts begin with the name, secrets with
 * `secret-`.
 */
export async function leaveRows(siteId: string, name: string, email: string, number = 1): Promise<void> {
  const itemId = siteId === SHOP.id ? PRODUCTS.mug.id : OTHER.itemId;
  const variantId = siteId === SHOP.id ? 'variant-MUG' : `variant-${OTHER.sku}`;
  const secret = `secret-${name}`;
  const address = JSON.stringify({ ...NEW_YORK, line1: `${name}-street` });
  const gift = (recipientEmail: string, message: string) =>
    JSON.stringify({ senderName: name, recipientName: 'Cid', recipientEmail, message, deliveryDate: '2199-01-01' });
  const line = { item_id: itemId, variant_id: variantId, sku: 'MUG', attributes: '{"Size":"S"}', quantity: 2 };
  const money = { currency: 'USD', subtotal_cents: 700, discount_cents: 0, shipping_cents: 0, tax_cents: 0 };
  const cycle = JSON.stringify({
    lines: [{ title: `${name}-box` }],
    address: JSON.parse(address),
    note: `${name}-cycle`,
  });
  const snapshot = JSON.stringify({ email });
  await insert(siteId, [
    ['site_users', { id: name, email, first_name: `${name}-first`, confirmed_at: 1, created_at: 1, updated_at: 1 }],
    ['site_user_addresses', { id: name, user_id: name, address: address.replace('street', 'home') }],
    [
      'site_user_sessions',
      {
        id: `${name}-session`,
        user_id: name,
        token_hash: `${secret}-session`,
        device: `${name}-phone`,
        remembered: 0,
        created_at: 1,
        seen_at: 1,
        expires_at: 9e12,
      },
    ],
    [
      'passkeys',
      {
        id: `${name}-passkey`,
        user_id: name,
        credential_id: `${secret}-credential`,
        public_key: `${secret}-key`,
        counter: 0,
        transports: '[]',
        name: `${name}-key-on-phone`,
        created_at: 1,
      },
    ],
    [
      'orders',
      {
        id: `${name}-order`,
        number,
        checkout_id: `${name}-paid`,
        cart_id: name,
        token_hash: `${secret}-order`,
        state: 'paid',
        test_mode: 1,
        provider: 'test',
        email,
        address,
        shipping_name: `${name}-ground`,
        coupons: '[]',
        ...money,
        tax_included: 0,
        gift_card_cents: 0,
        grand_total_cents: 700,
        note: `${name}-note`,
        placed_at: 5,
      },
    ],
    [
      'order_lines',
      {
        ...line,
        order_id: `${name}-order`,
        position: 0,
        title: `${name}-mug`,
        product_type: 1,
        unit_cents: 350,
        discount_cents: 0,
        tax_cents: 0,
        additional_fields: `{"engraving":"${name}-engraving"}`,
        gift: gift('cid@mail.example', `${name}-giving`),
      },
    ],
    [
      'order_events',
      { order_id: `${name}-order`, id: '1', kind: 'noted', details: `{"note":"${secret}"}`, happened_at: 6 },
    ],
    [
      'order_events',
      { order_id: `${name}-order`, id: '2', kind: 'sent', details: `{"carrier":"${name}-post"}`, happened_at: 6 },
    ],
    [
      'payments',
      {
        id: `${name}-payment`,
        checkout_id: `${name}-paid`,
        provider: 'test',
        provider_ref: `${secret}-${siteId}`,
        state: 'paid',
        amount_cents: 700,
        currency: 'USD',
        snapshot: '',
        created_at: 1,
        expires_at: 1,
      },
    ],
    [
      'payments',
      {
        id: `${name}-tried`,
        checkout_id: `${name}-other`,
        provider: 'test',
        decline_reason: `${name}-declined`,
        state: 'declined',
        amount_cents: 900,
        currency: 'USD',
        snapshot,
        created_at: 2,
        expires_at: 1,
      },
    ],
    ['checkouts', { checkout_id: `${name}-open`, email, note: `${name}-draft`, created_at: 1, updated_at: 1 }],
    [
      'pending_orders',
      {
        ...line,
        id: `${name}-pending`,
        kind: 'gift-card',
        token_hash: `${secret}-pending`,
        request_hash: '',
        email,
        title: `${name}-card`,
        price_cents: 2500,
        currency: 'USD',
        gift: gift('cid@mail.example', `${name}-wish`),
        created_at: 1,
      },
    ],
    ['pending_order_emails', { email, order_id: `${name}-pending` }],
    [
      'gift_cards',
      {
        id: `${name}-card`,
        code_hash: `${secret}-code`,
        sealed_code: `${secret}-sealed`,
        last_characters: 'WXYZ',
        currency: 'USD',
        initial_cents: 2500,
        balance_cents: 2000,
        recipient_email: email,
        created_at: 1,
        gift: gift(email, `${name}-present`),
      },
    ],
    [
      'subscriptions',
      {
        id: `${name}-subscription`,
        order_id: `${name}-order`,
        position: 0,
        token_hash: `${secret}-subscription`,
        email,
        plan: '{"billingPeriod":{"value":1,"unit":"MONTH"}}',
        cycle_order: cycle,
        cycle_cents: 4000,
        currency: 'USD',
        provider: 'test',
        kept_card: `${secret}-card`,
        state: 'active',
        cycles_billed: 1,
        anchor_at: 1,
        periods: 1,
        created_at: 1,
      },
    ],
    [
      'downloads',
      {
        id: `${name}-download`,
        order_id: `${name}-order`,
        position: 0,
        file_id: 'f',
        name: `${name}-book.pdf`,
        bytes: 9,
        most: 3,
        expires_at: 9,
        created_at: 1,
      },
    ],
    [
      'comments',
      {
        id: `${name}-comment`,
        item_id: itemId,
        thread_id: `${name}-comment`,
        author_name: `${name}-pen-name`,
        user_id: name,
        body: `${name}-comment-text`,
        status: 'approved',
        created_at: 1,
        updated_at: 1,
      },
    ],
    [
      'reviews',
      {
        id: `${name}-review`,
        item_id: itemId,
        rating: 4,
        title: 'Good',
        body: `${name}-opinion`,
        author_name: 'A',
        order_id: `${name}-order`,
        created_at: 1,
        updated_at: 1,
      },
    ],
    [
      'form_submissions',
      {
        id: `${name}-submission`,
        form_id: 'contact',
        key_hash: `${secret}-submission`,
        request_hash: '',
        created_at: 1,
        field_values: JSON.stringify({ who: email, text: `${name}-message` }),
      },
    ],
    ['submission_emails', { email, submission_id: `${name}-submission` }],
    ['subscribers', { mailing_list_id: 'news', email, last_name: `${name}-last`, created_at: 1, asked_at: 1 }],
    [
      'restock_sign_ups',
      {
        id: `${name}-restock`,
        variant_id: variantId,
        email,
        language: 'de',
        origin: '',
        status: 'waiting',
        created_at: 1,
        asked_at: 1,
      },
    ],
    ['memberships', { area_id: 'club', email, starts_at: number }],
    [
      'likes',
      { item_id: itemId, who: `${secret}-like`, network: `${name}-network`, user_id: name, created_at: number },
    ],
    ['lesson_progress', { user_id: name, item_id: itemId, finished_at: number }],
    [
      'acts',
      {
        id: `${name}-act`,
        kind: 'order',
        cart_id: '',
        order_id: `${name}-order`,
        data: '{}',
        state: 'done',
        purposes: 'analytics.marketing',
        person: `{"gaId":"${name}-ga"}`,
        created_at: 1,
      },
    ],
    [
      'declarations',
      {
        id: `${name}-declaration`,
        number,
        kind: 'withdrawal',
        retry_key: `${secret}-retry`,
        request_hash: '',
        name: `${name}-declarer`,
        email,
        address: email,
        contract: `#${number}`,
        part: `${name}-part`,
        text: `${name}-declared`,
        order_id: `${name}-order`,
        country: 'US',
        language: 'en',
        origin: '',
        base_url: '',
        received_at: 7,
        keep_until: 9e12,
        salt: `${secret}-salt`,
        digest: `${secret}-digest`,
        head: `${name}-head`,
      },
    ],
    [
      'outbox',
      {
        id: `${name}-mail`,
        dedupe_key: name,
        kind: 'order-sent',
        recipient: email,
        subject: `${name}-subject`,
        content: `${secret}-mail`,
        created_at: 1,
      },
    ],
  ]);
}

async function insert(siteId: string, rows: readonly (readonly [string, Row])[]): Promise<void> {
  await env.DB.batch(
    rows.map(([table, row]) => {
      const values = { site_id: siteId, ...row };
      const places = Object.keys(values).map((_, index) => `?${index + 1}`);
      const sql = `INSERT INTO ${table} (${Object.keys(values).join(', ')}) VALUES (${places.join(', ')})`;
      return env.DB.prepare(sql).bind(...Object.values(values));
    }),
  );
}
