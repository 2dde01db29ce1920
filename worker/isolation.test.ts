import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { ANN, newHolder, openAccount } from '../test/worker/account-holder.ts';
import { Buyer, Embedder, newKey } from '../test/worker/buyer.ts';
import { NEW_YORK } from '../test/worker/checkout.ts';
import { rowsOf } from '../test/worker/database.ts';
import { OwnerProgram } from '../test/worker/owner.ts';
import { leaveRows, openRooms } from '../test/worker/rows-of-person.ts';
import { addJsonTemplates, count, OTHER, openShops, SHOP } from '../test/worker/shops.ts';
import { app } from './app.ts';
import { sha256 } from './session/service.ts';

/**
 * For each route, a call that asks for another shop's data. A new route fails the test below until it is listed here.
 */
const ACCOUNT = '/api/site-users/account';
const CALLS: Record<string, (other: Other) => { path: string; body?: object; status?: number }> = {
  // The answer shows whether a key exists, which pages of other origins find out anyway, and nothing of its site.
  'GET /api/set-up': () => ({ path: `/api/set-up?site=${OTHER.id}`, status: 200 }),
  // The document of the API, which is the same for every site.
  'GET /api/openapi.json': () => ({ path: '/api/openapi.json', status: 200 }),
  'GET /api/commerce/shopping-cart': () => ({ path: '/api/commerce/shopping-cart' }),
  'POST /api/commerce/shopping-cart/entries': () => ({
    path: '/api/commerce/shopping-cart/entries',
    body: { itemId: OTHER.itemId, sku: OTHER.sku, quantity: 1 },
  }),
  'PUT /api/commerce/shopping-cart/entries/:entryId': ({ entryId }) => ({
    path: `/api/commerce/shopping-cart/entries/${entryId}`,
    body: { quantity: 9 },
  }),
  'DELETE /api/commerce/shopping-cart/entries/:entryId': ({ entryId }) => ({
    path: `/api/commerce/shopping-cart/entries/${entryId}`,
  }),
  'PUT /api/commerce/shopping-cart/entries/:entryId/additionalFields': ({ entryId }) => ({
    path: `/api/commerce/shopping-cart/entries/${entryId}/additionalFields`,
    body: { itemId: OTHER.itemId, sku: OTHER.sku, additionalFields: null },
  }),
  'POST /api/commerce/shopping-cart/coupons': () => ({
    path: '/api/commerce/shopping-cart/coupons',
    body: { code: 'THEIRS' },
  }),
  'DELETE /api/commerce/shopping-cart/coupons/:code': () => ({ path: '/api/commerce/shopping-cart/coupons/THEIRS' }),
  'PUT /api/commerce/shopping-cart/shipping': () => ({
    path: '/api/commerce/shopping-cart/shipping',
    body: { location: { countryCode: 'US', region: '' }, optionId: null },
  }),
  'GET /api/commerce/checkout': () => ({ path: '/api/commerce/checkout', status: 200 }),
  'POST /api/commerce/checkout': () => ({ path: '/api/commerce/checkout', status: 200 }),
  'PUT /api/commerce/checkout': () => ({ path: '/api/commerce/checkout', body: { note: 'mine' }, status: 200 }),
  'DELETE /api/commerce/checkout': () => ({ path: '/api/commerce/checkout', status: 204 }),
  'POST /api/commerce/checkout/payment': () => ({
    path: '/api/commerce/checkout/payment',
    body: { provider: 'test', dueCents: 100, card: 'succeeds' },
    status: 400,
  }),
  // The route does not exist without a Stripe account.
  'POST /api/commerce/payments/stripe': () => ({ path: '/api/commerce/payments/stripe' }),
  'POST /api/commerce/payments/stripe/:siteId/:accountId': () => ({
    path: `/api/commerce/payments/stripe/${OTHER.id}/live-acct_1`,
  }),
  'POST /api/3/commerce/cart/subscription': () => ({
    path: '/api/3/commerce/cart/subscription',
    body: { itemId: OTHER.itemId, sku: OTHER.sku, qty: 1 },
  }),
  // Each shop answers its own terms, and the call names no other.
  'GET /api/commerce/installments': () => ({ path: '/api/commerce/installments', status: 200 }),
  // Places belong to no shop.
  'GET /api/google-maps/places/autocomplete': () => ({
    path: '/api/google-maps/places/autocomplete?input=ast&productPage=checkout&productSection=address',
    status: 200,
  }),
  'GET /api/google-maps/places/details': () => ({
    path: '/api/google-maps/places/details?placeId=local.0.&productPage=checkout&productSection=address',
    status: 200,
  }),
  'GET /api/commerce/products/:idOrSlug': () => ({ path: `/api/commerce/products/${OTHER.itemId}` }),
  'GET /api/1/galleries/collections/:idOrSlug': () => ({
    // Both shops have a collection of this name.
    path: '/api/1/galleries/collections/shop',
    status: 200,
  }),
  'GET /api/1/galleries/items/:id': () => ({ path: `/api/1/galleries/items/${OTHER.itemId}` }),
  'GET /api/commerce/products/:idOrSlug/reviews': () => ({ path: `/api/commerce/products/${OTHER.itemId}/reviews` }),
  'GET /api/comments': () => ({ path: `/api/comments?itemId=${OTHER.itemId}` }),
  'POST /api/comments': () => ({ path: '/api/comments', body: { itemId: OTHER.itemId, body: 'x' } }),
  ...Object.fromEntries(
    [
      ['PUT', '', { body: 'x' }],
      ['DELETE', '', undefined],
      ['PUT', '/like', undefined],
      ['DELETE', '/like', undefined],
      ['POST', '/report', undefined],
    ].map(([method, path, body]) => [
      `${method} /api/comments/:commentId${path}`,
      () => ({ path: `/api/comments/${COMMENT_ID}${path}`, body: body as object | undefined }),
    ]),
  ),
  // A declaration is taken whatever it names, in the same words.
  'POST /api/commerce/cancellations': () => ({
    path: '/api/commerce/cancellations',
    body: { name: 'Ann', contract: '#1', email: 'ann@mail.example' },
    status: 200,
  }),
  'POST /api/commerce/withdrawals': () => ({
    path: '/api/commerce/withdrawals',
    body: { name: 'Ann', contract: '#1', email: 'ann@mail.example' },
    status: 200,
  }),
  'GET /api/commerce/inventory/stock': () => ({ path: `/api/commerce/inventory/stock?itemId=${OTHER.itemId}` }),
  // Each shop answers its own languages, and the call names no other.
  'GET /api/rest/languages': () => ({ path: '/api/rest/languages', status: 200 }),
  'GET /api/rest/forms/:formId': () => ({ path: `/api/rest/forms/${FORM_ID}` }),
  'GET /api/rest/popups/:popupId': () => ({ path: '/api/rest/popups/their-popup' }),
  // The answer is the same for all sites; without its type it is a 404.
  'GET /api/template/GetTemplateSchema': () => ({ path: '/api/template/GetTemplateSchema' }),
  'POST /api/rest/forms/validate/:formId': () => ({ path: `/api/rest/forms/validate/${FORM_ID}`, body: {} }),
  'POST /api/form/FormSubmissionKey': () => ({ path: '/api/form/FormSubmissionKey', body: { formId: FORM_ID } }),
  'POST /api/form/SaveFormSubmission': ({ submissionKey }) => ({
    path: '/api/form/SaveFormSubmission',
    body: { key: submissionKey, form: '{}' },
    status: 400,
  }),
  ...Object.fromEntries(
    [
      ['POST', '', { email: 'ann@mail.example', password: 'a long enough password' }, 200],
      ['GET', '', undefined, 401],
      ['PUT', '', { firstName: 'Ann', lastName: '' }, 401],
      ['DELETE', '', undefined, 401],
      ['POST', '/session', { email: 'ann@mail.example', password: 'theirs' }, 401],
      ['GET', '/session', undefined, 200],
      ['DELETE', '/session', undefined, 401],
      ['GET', '/sessions', undefined, 401],
      ['DELETE', '/sessions', undefined, 401],
      ['DELETE', '/sessions/:id', undefined, 401],
      ['PUT', '/password', { newPassword: 'a long enough password' }, 401],
      ['POST', '/password-reset', { email: 'ann@mail.example' }, 200],
      ['POST', '/sign-in-link', { email: 'ann@mail.example' }, 200],
      ['POST', '/email', { email: 'new@mail.example' }, 401],
      ['POST', '/locale', { language: 'de' }, 401],
      ['GET', '/orders', undefined, 401],
      ['GET', '/subscriptions', undefined, 401],
      ['GET', '/data', undefined, 401],
      ['GET', '/addresses', undefined, 401],
      ['POST', '/addresses', {}, 401],
      ['PUT', '/addresses/:id', {}, 401],
      ['DELETE', '/addresses/:id', undefined, 401],
      ['GET', '/passkeys', undefined, 401],
      ['POST', '/passkeys', { response: {} }, 401],
      ['POST', '/passkeys/options', {}, 401],
      ['DELETE', '/passkeys/:id', undefined, 401],
      ['PUT', '/lessons/:itemId', undefined, 401],
      ['DELETE', '/lessons/:itemId', undefined, 401],
    ].map(([method, path, body, status]) => [
      `${method} ${ACCOUNT}${path}`,
      () => ({ path: `${ACCOUNT}${String(path).replace(/:id|:itemId/, 'theirs')}`, body, status: Number(status) }),
    ]),
  ),
  // Likes are switched on below.
  'GET /api/likes': () => ({ path: `/api/likes?ids=${OTHER.itemId}`, status: 200 }),
  'PUT /api/likes/:itemId': () => ({ path: `/api/likes/${OTHER.itemId}` }),
  'DELETE /api/likes/:itemId': () => ({ path: `/api/likes/${OTHER.itemId}` }),
  'POST /api/site-users/account/notifications/restock': () => ({
    path: '/api/site-users/account/notifications/restock',
    body: { productId: OTHER.itemId, variantId: `variant-${OTHER.sku}`, siteVisitorEmail: 'ann@mail.example' },
  }),
  'POST /api/census/form-render': () => ({
    path: '/api/census/form-render',
    body: { formId: FORM_ID, visitorCookie: '' },
    // The form is looked up only when the page's stamp is used.
    status: 200,
  }),
  // Any id is accepted, and only the site's own products are counted.
  'POST /api/census/RecordQuickView/:id': () => ({ path: `/api/census/RecordQuickView/${OTHER.itemId}`, status: 204 }),
  // These count for the site of the call, whatever they name; `census/events.test.ts` has their forms.
  'POST /api/census/RecordHit': () => ({ path: '/api/census/RecordHit', status: 400 }),
  'POST /api/census/button-render': () => ({ path: '/api/census/button-render', status: 400 }),
  'POST /api/census/button-click': () => ({ path: '/api/census/button-click', status: 400 }),
  'POST /api/census/overlay': () => ({ path: '/api/census/overlay', status: 400 }),
  'POST /api/events/RecordEvent': () => ({ path: '/api/events/RecordEvent', status: 400 }),
  'POST /api/v1/clanker/events': () => ({ path: '/api/v1/clanker/events', body: {}, status: 400 }),
  'POST /api/v1/clanker/validate-event-content/:schemaName': () => ({
    path: '/api/v1/clanker/validate-event-content/VisitPDP',
    body: { eventContent: '{}' },
    status: 200,
  }),
  // The answer depends on the site of the call alone.
  'GET /api/commerce/fullstory/getId': () => ({ path: '/api/commerce/fullstory/getId', status: 200 }),
  // Each shop answers its own rules, and counts its own pages.
  'GET /api/1/performance/settings': () => ({ path: '/api/1/performance/settings', status: 200 }),
  'GET /api/agents': () => ({ path: '/api/agents', status: 200 }),
  'GET /api/1/brand': () => ({ path: '/api/1/brand', status: 200 }),
  'POST /api/1/performance/records': () => ({ path: '/api/1/performance/records', body: [], status: 202 }),
  // The answer concerns the visitor's own browser alone.
  'POST /api/consent': () => ({ path: '/api/consent', body: { choice: [] }, status: 204 }),
  // Errors are counted for the site of the call.
  'POST /api/events/RecordJavascriptErrors': () => ({
    path: '/api/events/RecordJavascriptErrors',
    body: [],
    status: 400,
  }),
  'GET /api/commerce/inventory/stock/': () => ({ path: `/api/commerce/inventory/stock/?itemId=${OTHER.itemId}` }),
};
const FORM_ID = 'b-form';
const COMMENT_ID = 'b-comment';
const PAGES = ['/', '/shop', '/shop/p/lamp', '/shop/lamp', '/cart', '/search?q=lamp', `/${OTHER.itemId}`];

interface Other {
  buyer: Embedder;
  entryId: string;
  submissionKey: string;
}

let other: Other;

beforeEach(async () => {
  await openShops();
  await env.DB.prepare(
    "UPDATE sites SET website_settings = json_set(website_settings, '$.simpleLikingEnabled', json('true'))",
  ).run();
  const buyer = new Embedder(OTHER.host);
  Object.assign(buyer, { site: OTHER.id, page: 'https://other-embed.example' });
  const { newlyAdded } = await buyer.addToCart(OTHER.itemId);
  await env.DB.prepare(
    'INSERT INTO forms (site_id, id, name, submission_message, created_at, updated_at) VALUES (?1, ?2, ?3, ?3, 0, 0)',
  )
    .bind(OTHER.id, FORM_ID, OTHER.secret)
    .run();
  await env.DB.prepare(
    `INSERT INTO comments (site_id, id, item_id, thread_id, author_name, body, status, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?2, ?4, ?4, 'approved', 1, 1)`,
  )
    .bind(OTHER.id, COMMENT_ID, OTHER.itemId, OTHER.secret)
    .run();
  await env.DB.prepare(
    `UPDATE sites SET website_settings = json_patch(website_settings, '{"commentsEnabled":true,"commentAnonAllowed":true}')`,
  ).run();
  const keyResponse = await buyer.fetch('/api/form/FormSubmissionKey', { method: 'POST', body: { formId: FORM_ID } });
  const { key } = (await keyResponse.json()) as { key: string };
  other = { buyer, entryId: newlyAdded.id, submissionKey: key };
});

const ofOwners = new Set(
  app.routes.filter(({ handler }) => 'scope' in handler).map(({ method, path }) => `${method} ${path}`),
);
const routes = app.routes
  .filter(({ method, path }) => method !== 'ALL' && method !== 'OPTIONS' && path.startsWith('/api/'))
  // `contributors/contributors.test.ts` calls those: they answer pages of the shop's own origin alone.
  .filter(({ path }) => !path.startsWith('/api/contributors/'))
  // Tests in `worker/ucp/` call those with ids of another shop's carts and orders.
  .filter(({ path }) => !path.startsWith('/api/ucp/'))
  // `accounts/passkeys.test.ts` calls those: a page of another origin gets another refusal.
  .filter(({ path }) => !path.startsWith(`${ACCOUNT}/session/passkey`))
  // `owner/owner.test.ts` calls those with keys.
  .filter(({ method, path }) => !path.startsWith('/api/owner/') && !ofOwners.has(`${method} ${path}`))
  .map(({ method, path }) => `${method} ${path}`);

test('every route of the API is in the list', () => {
  expect([...new Set(routes)].sort()).toEqual(Object.keys(CALLS).sort());
});

test.each(Object.keys(CALLS))('%s gives away nothing of another shop', async (route) => {
  const { path, body, status = 404 } = CALLS[route]?.(other) ?? { path: '' };
  const method = route.split(' ')[0] as string;
  const thief = new Embedder();
  thief.token = other.buyer.token;
  const cookies = await new Buyer().arrive();
  cookies.cookies.set('CART', other.buyer.token as string);
  await cookies.fetch('/api/commerce/shopping-cart/entries', { method: 'POST', body: {} });
  for (const visitor of [thief, cookies]) {
    const response = await visitor.fetch(path, { method, body });
    const text = await response.text();
    expect(text).not.toContain(OTHER.secret);
    expect(text).not.toContain(other.entryId);
    if (route.endsWith('shopping-cart')) expect(JSON.parse(text)).toMatchObject({ id: '', entries: [] });
    else expect(response.status).toBe(status);
  }
  expect(await other.buyer.cart()).toMatchObject({ totalQuantity: 1, version: 1 });
});

test.each(PAGES)('the page %s shows nothing of another shop', async (path) => {
  await addJsonTemplates();
  const text = await (await new Buyer().fetch(path)).text();
  expect(text).toContain(SHOP.id);
  for (const foreign of [OTHER.secret, OTHER.itemId, OTHER.id])
    expect(text.replaceAll(path, '')).not.toContain(foreign);
});

test('the same pages show the shop’s own data', async () => {
  await addJsonTemplates();
  for (const path of ['/shop', '/shop/p/lamp', '/search?q=lamp']) {
    expect(await (await new Buyer(OTHER.host).fetch(path)).text()).toContain(OTHER.secret);
  }
});

test('an owner reaches no order of another shop, and nothing of it changes', async () => {
  const made = `INSERT INTO orders (site_id, id, number, checkout_id, token_hash, state, test_mode, provider, email,
      shipping_name, note, coupons, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included,
      gift_card_cents, grand_total_cents, placed_at)
    VALUES (?1, 'their-order', 1, 'x', 'x', 'paid', 1, '', ?2, '', '', '[]', 'USD', 0, 0, 0, 0, 0, 0, 0, 0)`;
  await env.DB.prepare(made).bind(OTHER.id, OTHER.secret).run();
  const owner = await OwnerProgram.of();
  const headers = { 'Idempotency-Key': newKey() };
  for (const name of ['their-order', '1']) {
    const path = `/api/owner/orders/${name}`;
    const answers = [await owner.fetch(path)];
    for (const [step, body] of Object.entries({ packed: {}, sent: {}, ended: {}, refund: { restock: true } })) {
      answers.push(await owner.fetch(`${path}/${step}`, { method: 'POST', body, headers }));
    }
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    for (const answer of answers) expect(await answer.text()).not.toContain(OTHER.secret);
  }
  expect([await count('order_events'), await count('order_refunds'), await count('audit_log')]).toEqual([0, 0, 0]);
  await env.DB.prepare(
    `INSERT INTO returns (site_id, id, order_id, state, lines, refunds_delivery, goods_cents, delivery_cents,
       provider_cents, gift_card_cents, note, created_at)
     VALUES (?1, 'theirs', 'their-order', 'open', '[{"position":0,"quantity":1}]', 0, 1, 0, 1, 0, ?2, 1)`,
  )
    .bind(OTHER.id, OTHER.secret)
    .run();
  const returns = '/api/owner/returns';
  const body = { order: 'their-order', lines: [{ position: 0, quantity: 1 }] };
  const answers = [await owner.fetch(`${returns}/theirs`), await owner.fetch(returns, { method: 'POST', body })];
  for (const step of ['receive', 'refund', 'cancel']) {
    answers.push(await owner.fetch(`${returns}/theirs/${step}`, { method: 'POST', body: {}, headers }));
  }
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  for (const query of ['', '?order=their-order', '?due=true'])
    expect(await (await owner.fetch(`${returns}${query}`)).text()).not.toContain('theirs');
  expect([await count('returns', `state = 'open'`), await count('audit_log')]).toEqual([1, 0]);
});

const PEOPLE = [
  ...[
    'site_users',
    'site_user_sessions',
    'site_user_addresses',
    'passkeys',
    'lesson_progress',
    'likes',
    'contributors',
  ],
  ...['contributor_sessions', 'member_areas', 'memberships'],
];

test('a signed-in person reaches nothing of a person of another shop with the same address', async () => {
  await openRooms(OTHER.id);
  await leaveRows(OTHER.id, 'eve', ANN);
  const ann = await newHolder();
  await openAccount(ann);
  const before = await rowsOf(PEOPLE);
  const address = { address: NEW_YORK, isDefault: true };
  const calls = [
    ['DELETE', '/sessions/eve-session', undefined],
    ['PUT', '/addresses/eve', address],
    ['DELETE', '/addresses/eve', undefined],
    ['DELETE', '/passkeys/eve-passkey', undefined],
    ['PUT', `/lessons/${OTHER.itemId}`, undefined],
  ] as const;
  for (const [method, path, body] of calls) {
    const answer = await ann.send(method, ACCOUNT + path, body);
    expect([path, answer.status]).toEqual([path, 404]);
  }
  // The answer is the same, whether a lesson is there or not.
  expect((await ann.send('DELETE', `${ACCOUNT}/lessons/${OTHER.itemId}`)).status).toBe(204);
  for (const path of ['', '/sessions', '/addresses', '/passkeys', '/orders', '/subscriptions', '/data']) {
    expect(await (await ann.send('GET', ACCOUNT + path)).text()).not.toMatch(/eve/);
  }
  expect(await rowsOf(PEOPLE)).toEqual(before);
});

test('only a contributor removes their passkeys and ends their sessions, and no person of another shop or site user does', async () => {
  const token = 'a'.repeat(43);
  const person = (siteId: string, id: string) => [
    env.DB.prepare(
      'INSERT INTO contributors (site_id, id, email, role, invited_at, joined_at) VALUES (?1, ?2, ?2, 1, 0, 1)',
    ).bind(siteId, id),
    env.DB.prepare(
      `INSERT INTO passkeys (site_id, id, contributor_id, credential_id, public_key, counter, transports, name, created_at)
       VALUES (?1, ?2, ?3, ?2, 'key', 0, '[]', 'Their phone', 1)`,
    ).bind(siteId, `${id}-key`, id),
    env.DB.prepare(
      `INSERT INTO contributor_sessions (site_id, id, token_hash, contributor_id, device, created_at, seen_at, expires_at, confirmed_at)
       VALUES (?1, ?2 || '-session', ?3, ?2, '', ?4, ?4, ?4 + 3600000, ?4)`,
    ).bind(siteId, id, id === 'ann' ? sha256(token) : id, Date.now()),
  ];
  await env.DB.batch([...[...person(SHOP.id, 'ann'), ...person(SHOP.id, 'bob'), ...person(OTHER.id, 'eve')]]);
  const ann = await new Buyer().arrive();
  ann.cookies.set('__Host-contributor', token);
  const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };
  const page = await ann.fetch('/config/', { headers: { 'Sec-Fetch-Dest': 'document' } });
  const [, xsrfToken = ''] = /data-xsrf="([^"]+)"/.exec(await page.text()) ?? [];
  const headers = { ...sameOrigin, 'X-Contributor-XSRF-Token': xsrfToken };
  const holder = await newHolder();
  await openAccount(holder);
  const before = await rowsOf(PEOPLE);
  for (const id of ['bob-key', 'eve-key']) {
    const asContributor = await ann.fetch(`/api/contributors/passkeys/${id}`, { method: 'DELETE', headers });
    const asSiteUser = await holder.send('DELETE', `${ACCOUNT}/passkeys/${id}`);
    expect([id, asContributor.status, asSiteUser.status]).toEqual([id, 404, 404]);
  }
  expect((await holder.send('DELETE', `${ACCOUNT}/passkeys/ann-key`)).status).toBe(404);
  for (const id of ['bob-session', 'eve-session']) {
    const answer = await ann.fetch(`/api/contributors/sessions/${id}`, { method: 'DELETE', headers });
    expect([id, answer.status]).toEqual([id, 404]);
  }
  expect((await holder.send('DELETE', `${ACCOUNT}/sessions/ann-session`)).status).toBe(404);
  expect((await ann.fetch('/api/contributors/sessions', { method: 'DELETE', headers })).status).toBe(204);
  expect(await rowsOf(PEOPLE)).toEqual(before);
  const own = await ann.fetch('/api/contributors/passkeys/ann-key', { method: 'DELETE', headers });
  expect([own.status, await count('passkeys')]).toEqual([204, 2]);
});

test('an owner reaches no member area of another shop, and nothing of it changes', async () => {
  await openRooms(OTHER.id);
  await leaveRows(OTHER.id, 'eve', ANN);
  const owner = await OwnerProgram.of();
  const before = await rowsOf([...PEOPLE, 'audit_log']);
  const area = '/api/owner/member-areas/club';
  const headers = { 'If-Match': '"1"' };
  const definition = { title: 'Mine', description: '', paywallItemId: null };
  const calls = [
    [area, { method: 'GET' }],
    [area, { method: 'PUT', body: definition, headers }],
    [area, { method: 'DELETE', headers }],
    [`${area}/members`, { method: 'GET' }],
    [`${area}/members/${ANN}`, { method: 'PUT', body: { endsAt: null } }],
    [`${area}/members/${ANN}`, { method: 'DELETE' }],
  ] as const;
  for (const [path, call] of calls) {
    const answer = await owner.fetch(path, call);
    const text = await answer.text();
    expect([call.method, path, answer.status, text.includes('Club')]).toEqual([call.method, path, 404, false]);
  }
  const list = await (await owner.fetch('/api/owner/member-areas')).text();
  expect(list).not.toContain('Club');
  expect(await rowsOf([...PEOPLE, 'audit_log'])).toEqual(before);
});

test('an owner reads and writes no translation of another shop', async () => {
  await env.DB.prepare(
    `INSERT INTO translations (site_id, language, kind, id, texts, updated_at) VALUES (?1, 'fr', 'item', ?2, '{"title":"Secret"}', 0)`,
  )
    .bind(OTHER.id, OTHER.itemId)
    .run();
  const owner = await OwnerProgram.of();
  const path = `/api/owner/translations/fr/item/${OTHER.itemId}`;
  expect((await owner.fetch(path)).status).toBe(404);
  expect((await owner.fetch(path, { method: 'PUT', body: { texts: { title: 'Mine' } } })).status).toBe(404);
  expect(await (await owner.fetch('/api/owner/translations/fr')).text()).not.toContain(OTHER.itemId);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM translations').first('n')).toBe(1);
});
