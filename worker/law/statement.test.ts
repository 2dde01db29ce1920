import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { LawReport } from '#runtime/contracts/law.ts';
import { CreatedLegalPage } from '#runtime/contracts/legal-pages.ts';
import { newKey, read, refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, OTHER, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const LAW = '/api/owner/law';
const STATEMENT = `${LAW}/statement`;
const PAGES = { imprint: '/imprint', terms: '/terms', withdrawal: '/withdrawal', privacy: '/privacy' };

beforeEach(openShops);

async function made(answer: Response): Promise<CreatedLegalPage> {
  expect(answer.status).toBe(201);
  return CreatedLegalPage.parse(await answer.json());
}

const addTemplate = () =>
  env.DB.prepare(
    `INSERT INTO templates (site_id, name, source, updated_at) VALUES (?1, 'plain.page', '{legalPages|json}', 0)`,
  )
    .bind(SHOP.id)
    .run();

test('it becomes a page of the shop in its language, which waits for the owner’s own words', async () => {
  await addTemplate();
  await setStoreSettings(SHOP.id, {
    lawSettings: { countries: ['DE'] },
    legalPages: PAGES,
    contactEmail: 'shop@mail.example',
  });
  const owner = await OwnerProgram.of();
  const { collectionId, path } = await made(await owner.fetch(STATEMENT, { method: 'POST' }));
  expect(path).toBe('/accessibility-statement');
  const page = await (await owner.fetch(`/api/owner/collections/${collectionId}`)).json();
  expect(page).toMatchObject({
    type: 'page',
    title: 'Accessibility statement',
    template: 'plain',
    inNavigation: false,
    enabled: false,
  });
  expect((page as { mainContent: string }).mainContent).toContain('href="mailto:shop@mail.example"');
  const legal = await owner.fetch('/api/v1/commerce-preferences/legal');
  expect(await legal.json()).toMatchObject({ ...PAGES, accessibility: path });
  expect(legal.headers.get('ETag')).toBe('"2"');
  expect(await count('audit_log', `target IN ('legal', '${collectionId}')`)).toBe(2);
  const check = async () => {
    const { checks } = await read(await owner.fetch(LAW), LawReport);
    return checks.find(({ name }) => name === 'accessibility');
  };
  expect(await check()).toMatchObject({
    state: 'missing',
    reason: 'The statement has places that wait for you.',
    screen: `pages/${collectionId}`,
  });
  await env.DB.prepare('UPDATE collections SET main_content = ?2, enabled = 1 WHERE id = ?1')
    .bind(collectionId, '<p>Ready</p>')
    .run();
  expect((await check())?.state).toBe('done');
});

test('a repeat with the same key makes no second page, and another call is refused', async () => {
  await addTemplate();
  const owner = await OwnerProgram.of();
  const headers = { 'Idempotency-Key': newKey() };
  const answers = await Promise.all([1, 2].map(() => owner.fetch(STATEMENT, { method: 'POST', headers })));
  const [first, second] = await Promise.all(answers.map(made));
  expect(second).toEqual(first);
  expect(await refusal(await owner.fetch(STATEMENT, { method: 'POST' }))).toMatchObject({ code: 'URL_TAKEN' });
  expect(await count('collections', `url_id LIKE 'accessibility%'`)).toBe(1);
});

test('whoever may not change the settings makes none, and reads it in another shop’s language at most there', async () => {
  const editor = await OwnerProgram.of({ scopes: ['content:write', 'settings:read'] });
  expect(await refusal(await editor.fetch(STATEMENT, { method: 'POST' }))).toMatchObject({ code: 'SCOPE_MISSING' });
  const german = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect(await (await german.fetch(STATEMENT)).json()).toMatchObject({ title: 'Erklärung zur Barrierefreiheit' });
  const own = JSON.stringify(await (await editor.fetch(LAW)).json());
  expect(own).not.toContain(OTHER.itemId);
});
