import { beforeEach, expect, test } from 'vitest';
import { OwnerForm } from '#runtime/contracts/owner.ts';
import { newKey, refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, openShops } from '../../test/worker/shops.ts';

const FORMS = '/api/owner/forms';
const CONTACT = { name: 'Contact', fields: [{ type: 'name', title: 'Name' }] };

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const create = (key: string, form: object = CONTACT, by = owner) =>
  by.fetch(FORMS, { method: 'POST', body: form, headers: { 'Idempotency-Key': key } });

async function formOf(answer: Response): Promise<OwnerForm> {
  expect(answer.status).toBe(201);
  return OwnerForm.parse(await answer.json());
}

test('a repeated creation answers with what the first one created', async () => {
  const key = newKey();
  const first = await formOf(await create(key));
  const repeat = await create(key);
  expect(repeat.headers.get('Location')).toBe(`${FORMS}/${first.id}`);
  expect(await formOf(repeat)).toEqual(first);
  expect([await count('forms'), await count('audit_log')]).toEqual([1, 1]);
});

test('repeats at the same time create one object', async () => {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 6 }, () => create(key)));
  const ids = await Promise.all(answers.map(async (answer) => (await formOf(answer)).id));
  expect(new Set(ids).size).toBe(1);
  expect(await count('forms')).toBe(1);
});

test('a repeat of a creation with an id of one’s own is no clash with itself', async () => {
  const key = newKey();
  for (const _ of [1, 2]) expect((await create(key, { ...CONTACT, id: 'contact' })).status).toBe(201);
  const other = await create(newKey(), { ...CONTACT, id: 'contact' });
  expect(await refusal(other)).toMatchObject({ status: 409, code: 'FORM_ID_TAKEN' });
});

test('a key with another body is refused', async () => {
  const key = newKey();
  await create(key);
  const other = await create(key, { ...CONTACT, name: 'Repairs' });
  expect(await refusal(other)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('two programs may use the same key', async () => {
  const key = newKey();
  await create(key);
  await create(key, CONTACT, await OwnerProgram.of());
  expect(await count('forms')).toBe(2);
});

test('a call that failed reserves nothing', async () => {
  const key = newKey();
  await create(newKey(), { ...CONTACT, id: 'contact' });
  expect((await create(key, { ...CONTACT, id: 'contact' })).status).toBe(409);
  expect(await count('owner_creations')).toBe(1);
});
