import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { CONTRIBUTOR_ROLE, type ContributorRole } from '#runtime/contracts/roles.ts';
import { waitFor } from '../../../../test/wait-for.ts';
import { App } from '../../app/App.tsx';
import { queries } from '../../app/query.ts';
import { $place } from '../../app/router.ts';
import { $session, loadSession } from '../../app/session.ts';
import { toHtml, toPlain } from './product/plain-html.ts';
import { takeRows } from './variants/pasted-rows.ts';
import { rowOf } from './variants/variant-row.ts';

interface Call {
  name: string;
  url: string;
  body: unknown;
  version: string | null;
}

const answers = new Map<string, (call: Call) => Response>();
const calls: Call[] = [];
let root: Root;

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = (code: string, status: number, more: object = {}) => json({ error: code, code, ...more }, status);
const page = (name: string, rows: unknown[]) => json({ [name]: rows, hasNextPage: false, nextPageCursor: null });

const VARIANT: OwnerProduct['variants'][number] = {
  ...{ id: 'v1', sku: 'POT-1', attributes: {}, priceCents: 1250, salePriceCents: 0, onSale: false, stock: 4 },
  ...{ gtin: '', mpn: '', weightGrams: null, lengthMm: null, widthMm: null, heightMm: null, mainImageId: null },
};
const POT: OwnerProduct = {
  ...{ id: 'p1', collectionId: 'c1', title: 'Pot', urlSlug: 'pot', excerpt: '<p>Holds tea.</p>', body: '', kind: 1 },
  ...{ status: 'published', publishedAt: 1000, variantOptionOrdering: [], variants: [VARIANT], images: [] },
  ...{ subscriptionPlan: null, isOneTimePurchasable: true, additionalFieldsFormId: null, additionalFieldsForm: null },
  ...{ useCustomAddButtonText: false, customAddButtonText: '', tags: [], categories: [], categoryIds: [] },
  ...{ starred: false, author: null, seoTitle: '', seoDescription: '', position: 0, likeCount: 0 },
  ...{ isScheduled: false, version: 3, updatedAt: 1 },
  merchandising: {
    ...{ scarcityEnabled: null, scarcityThreshold: null, scarcityText: null, scarcityShownByDefault: null },
    ...{ restockNotificationsEnabled: null, restockNotificationMessages: null, mailingListSignUpEnabled: null },
    ...{ mailingListOptInByDefault: null, customSoldOutText: null },
  },
};
const LISTED = {
  ...{ id: 'p1', collectionId: 'c1', title: 'Pot', urlSlug: 'pot', kind: 1, status: 'published', isScheduled: false },
  ...{ publishedAt: 1, position: 0, variants: 1, lowestCents: 1250, highestCents: 1250, stock: 4, assetUrl: null },
  ...{ version: 3, updatedAt: 1 },
};
const STOCK = {
  ...{ variantId: 'v1', itemId: 'p1', sku: 'POT-1', title: 'Pot', attributes: {}, quantity: 4, unlimited: false },
  ...{ isEndless: false, reserved: 0, version: 7 },
};

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
beforeEach(() => {
  // Late answers and timers of the screens draw outside of act.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answers.clear();
  calls.length = 0;
  queries.clear();
  localStorage.clear();
  Object.assign(document.body.dataset, { site: 's', title: 'Tea', currency: 'EUR' });
  answers.set('GET /api/owner/collections', () =>
    page('collections', [
      { id: 'c1', title: 'Shelf', type: 'products' },
      { id: 'c2', title: 'Journal', type: 'page' },
    ]),
  );
  answers.set('GET /api/owner/collections/c1/categories', () => page('categories', []));
  answers.set('GET /api/owner/forms', () => json({ forms: [] }));
  answers.set('GET /api/owner/products', () => page('products', [LISTED]));
  answers.set('GET /api/owner/products/p1', () => json(POT, 200, { ETag: '"3"' }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${url.replace(/\?.*/, '')}`;
    const version = new Headers(init.headers).get('If-Match');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const call = { name, url, body, version };
    calls.push(call);
    return answers.get(name)?.(call) ?? refusal('NOT_FOUND', 404);
  });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  $session.set({ status: 'loading' });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(path: string, role: ContributorRole = 'admin'): Promise<void> {
  const contributor = {
    ...{ id: 'c', email: 'a@example.com', role, roleNumber: CONTRIBUTOR_ROLE[role] },
    ...{ invitedAt: 0, joinedAt: 1, version: 1 },
  };
  const session = { contributor, xsrfToken: 'x', expiresAt: 9e15, confirmation: { by: 'password', until: null } };
  answers.set('GET /api/contributors/session', () => json({ session }));
  history.replaceState(null, '', `/config/${path}`);
  $place.set({ path, query: new URLSearchParams() });
  const holder = document.createElement('div');
  document.body.append(holder);
  root = createRoot(holder);
  await act(async () => {
    root.render(<App />);
    await loadSession();
  });
}

const shown = (text: string) =>
  waitFor(async () => {
    await act(async () => {});
    expect(document.body.textContent).toContain(text);
  });
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const byLabel = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  return byLabel ?? (document.getElementById(found?.htmlFor ?? '') as HTMLInputElement | null);
};
async function type(label: string, value: string): Promise<void> {
  const input = field(label);
  expect(input, label).not.toBeNull();
  await act(async () => {
    const Kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(Kind.prototype, 'value')?.set?.call(input, value);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
async function press(name: string): Promise<void> {
  expect(button(name), name).toBeDefined();
  await act(async () => button(name)?.click());
}
const sent = (name: string) => calls.filter((call) => call.name === name);

describe('the list of products', () => {
  test('shows price, stock and visibility, and hides a product, which can be undone', async () => {
    await open('products');
    await shown('€12.50');
    answers.set('PUT /api/owner/products/p1', () =>
      json({ ...POT, status: 'private', version: 4 }, 200, { ETag: '"4"' }),
    );
    await press('Hide Pot');
    await shown('Visitors do not see “Pot” any more.');
    const [put] = sent('PUT /api/owner/products/p1');
    expect(put).toMatchObject({ version: '"3"', body: { status: 'private', title: 'Pot' } });
    expect(put?.body).not.toHaveProperty('updatedAt');
    await press('Undo');
    await shown('Undone.');
    expect(sent('PUT /api/owner/products/p1')[1]?.body).toMatchObject({ status: 'published' });
  });

  test('an empty shop says what to do first, and an error is shown with a way on', async () => {
    answers.set('GET /api/owner/products', () => page('products', []));
    await open('products');
    await shown('The shop has no products yet.');
    await act(async () => root.unmount());
    queries.clear();
    answers.set('GET /api/owner/products', () => refusal('FORBIDDEN', 403));
    await open('products');
    await shown('Unable to load results');
  });

  test('a role that only reads has no buttons, and one without products is told so', async () => {
    await open('products', 'viewer');
    await shown('€12.50');
    expect(button('Hide Pot')).toBeUndefined();
    await act(async () => root.unmount());
    await open('products', 'billing');
    await shown('Your role does not include this screen.');
  });
});

describe('a product', () => {
  test('is saved whole with the version that it was changed from', async () => {
    await open('products/p1');
    await shown('Variants (1)');
    await type('Price of variant 1', '13,5');
    await type('Description', 'Holds tea.\n\nAnd more & more.');
    answers.set('PUT /api/owner/products/p1', () => json({ ...POT, version: 4 }, 200, { ETag: '"4"' }));
    await press('Save');
    await shown('Saved.');
    expect(sent('PUT /api/owner/products/p1')[0]).toMatchObject({
      version: '"3"',
      body: { excerpt: '<p>Holds tea.</p><p>And more &amp; more.</p>', variants: [{ id: 'v1', priceCents: 1350 }] },
    });
    expect(sent('PUT /api/owner/products/p1')[0]?.body).not.toHaveProperty('variants.0.stock');
  });

  test('is not sent while a price cannot be read, and shows the shop’s errors in their cells', async () => {
    await open('products/p1');
    await shown('Variants (1)');
    await type('Price of variant 1', 'cheap');
    await press('Save');
    await shown('Please write an amount such as 12.50.');
    expect(sent('PUT /api/owner/products/p1')).toEqual([]);
    await type('Price of variant 1', '9');
    const errors = { 'variants.0.sku': 'This sku already exists' };
    answers.set('PUT /api/owner/products/p1', () => refusal('INVALID_REQUEST', 400, { errors }));
    await press('Save');
    await shown('This sku already exists');
    expect(field('SKU of variant 1')?.getAttribute('aria-invalid')).toBe('true');
  });

  test('that somebody else has changed shows both versions', async () => {
    await open('products/p1');
    await shown('Variants (1)');
    await type('Title', 'My pot');
    answers.set('PUT /api/owner/products/p1', () => refusal('VERSION_STALE', 412));
    answers.set('GET /api/owner/products/p1', () =>
      json({ ...POT, title: 'Their pot', version: 4 }, 200, { ETag: '"4"' }),
    );
    await press('Save');
    await shown('Somebody else has changed this too');
    await shown('Their pot');
  });

  test('takes pictures one by one, and names files that are none', async () => {
    const picture = {
      ...{ id: 'a1', assetUrl: '/images/a1/a.png', filename: 'a.png', altText: '', width: 9, height: 9 },
      ...{ focalX: 0.5, focalY: 0.5, colors: null, version: 1 },
    };
    answers.set('POST /api/owner/pictures', () => json(picture, 201));
    await open('products/p1');
    await shown('Variants (1)');
    const chooser = field('Pictures to upload');
    const files = [new File(['x'], 'a.png', { type: 'image/png' }), new File(['x'], 'b.txt', { type: 'text/plain' })];
    await act(async () => {
      Object.defineProperty(chooser, 'files', { value: files, configurable: true });
      chooser?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await shown('Pictures (1)');
    await shown('The file b.txt does not appear to be a supported image file.');
    expect(sent('POST /api/owner/pictures').map(({ url }) => url)).toEqual(['/api/owner/pictures?filename=a.png']);
    await press('Focal point of picture 1');
    const point = document.querySelector('[aria-label^="Focal point: 50%"]');
    expect(point).not.toBeNull();
    await act(async () => point?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })));
    await shown('45% from the left');
  });
});

test('the stock of a variant is changed by units, and the shop’s refusal is shown', async () => {
  answers.set('GET /api/owner/stock/v1', () => json(STOCK, 200, { ETag: '"7"' }));
  answers.set('GET /api/owner/stock/v1/history', () => page('changes', []));
  await open('stock/v1');
  await shown('Nothing has changed it yet.');
  await press('Change the stock');
  await shown('Please write a number of units from 1.');
  await type('Units', '3');
  answers.set('POST /api/owner/stock/v1/adjustments', () => refusal('STOCK_RESERVED', 409));
  await press('Change the stock');
  await shown('STOCK_RESERVED');
  answers.set('POST /api/owner/stock/v1/adjustments', () => json({ ...STOCK, quantity: 7 }));
  await press('Change the stock');
  await shown('Stock of “Pot”: 7.');
  expect(sent('POST /api/owner/stock/v1/adjustments')[1]?.body).toMatchObject({ difference: 3, reason: 'received' });
});

test('many prices are changed with the digest of their preview', async () => {
  const before = { priceCents: 1000, salePriceCents: 0, onSale: false, stock: 4 };
  const line = { productId: 'p1', title: 'Pot', variantId: 'v1', sku: 'POT-1', before, error: null };
  const lines = [{ ...line, after: { ...before, priceCents: 1100 } }];
  answers.set('POST /api/owner/products/changes', ({ body }) =>
    json({ lines, digest: 'd1', isDone: 'digest' in (body as object) }),
  );
  await open('bulk-changes');
  await shown('What changes');
  await press('Show a preview');
  await shown('Please choose what changes.');
  await act(async () => {
    const kind = field('Prices') as unknown as HTMLSelectElement;
    kind.value = 'percent';
    kind.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await type('Prices: percent', '10');
  await press('Show a preview');
  await shown('€11.00');
  await press('Change 1 variant');
  await shown('Done: 1 variant.');
  expect(sent('POST /api/owner/products/changes').map(({ body }) => body)).toEqual([
    { collectionId: 'c1', price: { percent: 10, roundToCents: 1 } },
    { collectionId: 'c1', price: { percent: 10, roundToCents: 1 }, digest: 'd1' },
  ]);
});

test('a file is shown before it is imported, in parts of 25 records, and a broken shop file is refused', async () => {
  const record = (id: number) => ({ firstLine: id, lastLine: id, record: { type: 'product', content: { id } } });
  const records = Array.from({ length: 30 }, (_, id) => record(id));
  answers.set('POST /api/owner/imports/read', () => json({ format: 'shopify', records, problems: [] }));
  const outcomes = ({ body }: Call) =>
    json({
      outcomes: (body as { records: unknown[] }).records.map((_, index) => ({
        ...{ type: 'product', id: `p${index}`, title: `Tea ${index}`, result: 'created', fields: [], error: '' },
        ...{ errors: {}, notes: [], missingPictures: [] },
      })),
    });
  answers.set('POST /api/owner/imports/preview', outcomes);
  answers.set('POST /api/owner/imports', outcomes);
  await open('import');
  await shown('Choose a file');
  const choose = (name: string, text: string) =>
    act(async () => {
      const chooser = field('File to import');
      Object.defineProperty(chooser, 'files', { value: [new File([text], name)], configurable: true });
      chooser?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose('shop.jsonl', '{"type":"shop","content":{"format":1}}\n{"type":"product","content":{}}\n');
  await shown('File processing failed');
  await shown('The file was broken off');
  await press('Choose another file');
  await choose('teas.csv', 'Title\nTea');
  await shown('Import 30 records');
  await press('Import 30 records');
  await shown('Imported');
  const sizes = sent('POST /api/owner/imports').map(({ body }) => (body as { records: unknown[] }).records.length);
  expect(sizes).toEqual([25, 5]);
});

test('the mails about all that is in stock again are sent, and one list tells who waits', async () => {
  const path = '/api/site-users/account/notifications/restock';
  const group = { productId: 'p1', title: 'Pot', attributes: {}, waiting: 2, unlimited: false };
  answers.set(`GET ${path}/groups`, () =>
    page('signUpGroups', [
      { ...group, variantId: 'v1', sku: 'POT-1', quantity: 3 },
      { ...group, variantId: 'v2', sku: 'POT-2', quantity: 0 },
    ]),
  );
  answers.set(`GET ${path}`, () =>
    page('signUps', [
      {
        id: 's1',
        siteVisitorEmail: 'b@example.com',
        status: 'waiting',
        language: 'en',
        createdAt: 1,
        notifiedAt: null,
      },
    ]),
  );
  await open('restock');
  await shown('POT-2');
  await press('Who waits for Pot');
  await shown('b@example.com');
  await press('Close');
  answers.set(`POST ${path}/send/all`, () =>
    json({ results: [{ productId: 'p1', variantId: 'v1', sent: 2, remaining: 0 }] }),
  );
  await press('Send all mails');
  await shown('Sent: 2 mails.');
  expect(sent(`POST ${path}/send/all`).map(({ body }) => body)).toEqual([
    { sendRequests: [{ productId: 'p1', variantId: 'v1' }] },
  ]);
});

describe('rows of a spreadsheet', () => {
  const product = { options: ['Size'], variants: [rowOf({ ...VARIANT, attributes: { Size: 'S' } }, ['Size'])] };

  test.each([
    ['', 'Your dataset must have at least one column'],
    ['Size\tPrice', 'Your dataset must have at least one row'],
    ['Size\tPrice\nM', 'One or more rows was missing data'],
  ])('%j is refused: %s', (text, error) => {
    expect(() => takeRows(text, product)).toThrow(error);
  });

  test('change variants of the same SKU or values, and add the others', () => {
    const { variants, added, changed } = takeRows('Size\tPrice\tStock\r\nS\t9.50\t99\r\nM\t10\t5\r\n', product);
    expect([added, changed]).toEqual([1, 1]);
    expect(variants[0]).toMatchObject({ id: 'v1', price: '9.50', stock: '' });
    expect(variants[1]).toMatchObject({ id: '', price: '10', stock: '5', values: ['M'] });
  });
});

test.each([
  ['One\n\nTwo\nlines & <more>', '<p>One</p><p>Two<br>lines &amp; &lt;more&gt;</p>'],
  ['', ''],
])('the plain text %j is the HTML %s, and back', (plain, html) => {
  expect(toHtml(plain)).toBe(html);
  expect(toPlain(html)).toBe(plain);
  expect(toPlain('<p>A <a href="/">link</a></p>')).toBeUndefined();
});
