import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { UpdateAdditionalFieldsResponse } from '#runtime/contracts/cart.ts';
import type { FormField } from '#runtime/contracts/form.ts';
import { Buyer, Embedder, ENTRIES, newKey, read, refusal } from '../../test/worker/buyer.ts';
import { addForm, aField, rows } from '../../test/worker/forms.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStock } from '../../test/worker/shops.ts';

const { mug, poster } = PRODUCTS;
const FORM = 'engraving';
const FIELDS: FormField[] = [
  aField({ type: 'text', title: 'Letters', required: true }),
  aField({ type: 'checkbox', title: 'Wrap', options: ['Paper', 'String'] }),
  aField({ type: 'email', title: 'Proof to' }),
];

async function ask(fields = FIELDS, { itemId = mug.id as string, siteId = SHOP.id as string } = {}): Promise<void> {
  await addForm({ id: FORM, kind: 'additional-fields', name: 'Engraving', fields }, siteId);
  await point(itemId, siteId);
}

async function point(itemId: string, siteId: string = SHOP.id): Promise<void> {
  await env.DB.prepare('UPDATE items SET additional_fields_form_id = ?3 WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, itemId, FORM)
    .run();
}

let buyer: Buyer;
const put = (entryId: string, additionalFields: unknown) =>
  buyer.fetch(`${ENTRIES}/${entryId}/additionalFields`, {
    method: 'PUT',
    body: { itemId: mug.id, sku: 'MUG', additionalFields },
  });

beforeEach(async () => {
  await openShops();
  buyer = await new Buyer().arrive();
});

describe('an item with questions', () => {
  test('a product with questions goes into the cart with the answers', async () => {
    await ask();
    const { newlyAdded } = await buyer.addToCart(mug.id, { fields: '{"text":" June ","checkbox":["String","Paper"]}' });
    expect(newlyAdded.additionalFields).toBe('{"text":"June","checkbox":["Paper","String"]}');
  });

  test('a product with questions is refused without answers, and each error names its field', async () => {
    await ask();
    const refused = { status: 400, code: 'ADDITIONAL_FIELDS_INVALID' };
    const error = 'One or more fields is invalid, please check your entries.';
    expect(await refusal(await buyer.add(mug.id))).toEqual({ ...refused, error, errors: { text: 'Required' } });
    expect(await refusal(await buyer.add(mug.id, { fields: '{}' }))).toMatchObject({ errors: { text: 'Required' } });
    const wrong = { text: 'x', checkbox: ['Silk'], email: 'ann@', extra: 'y' };
    expect(await refusal(await buyer.add(mug.id, { fields: JSON.stringify(wrong) }))).toEqual({
      ...refused,
      error,
      errors: {
        checkbox: 'A valid selection must be made.',
        email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
        extra: 'This field is not part of the form.',
      },
    });
    expect(await count('carts')).toBe(0);
  });

  test.each([
    ['a list', []],
    ['a text', 'June'],
    ['nothing', null],
    ['a number', 7],
    ['more than any form asks', Object.fromEntries(Array.from({ length: 201 }, (_, index) => [index, '']))],
  ])('%s is refused as the answer to a question', async (_, fields) => {
    await ask();
    const refused = await refusal(await buyer.add(mug.id, { fields: JSON.stringify(fields) }));
    expect(refused).toMatchObject({ code: 'ADDITIONAL_FIELDS_INVALID' });
    expect(refused).not.toHaveProperty('errors');
    expect(await count('carts')).toBe(0);
  });

  test('errors of additional fields are in the shop’s own language', async () => {
    await ask(FIELDS, { itemId: OTHER.itemId, siteId: OTHER.id });
    const german = await new Buyer(OTHER.host).arrive();
    expect(await refusal(await german.add(OTHER.itemId, { fields: '{}' }))).toMatchObject({
      error: 'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.',
    });
  });

  test('the visitor must see the questions even where none is required', async () => {
    await ask([aField({ type: 'text' })]);
    expect(await refusal(await buyer.add(mug.id))).toMatchObject({ code: 'ADDITIONAL_FIELDS_INVALID' });
    expect((await buyer.addToCart(mug.id, { fields: '{}' })).newlyAdded.additionalFields).toBe('{}');
  });

  test('equal answers share a line, however they were written', async () => {
    await ask();
    await buyer.addToCart(mug.id, { fields: '{"text":"June","checkbox":[]}' });
    const { shoppingCart } = await buyer.addToCart(mug.id, { fields: '{ "email": "", "text": "June " }' });
    expect(shoppingCart.entries).toMatchObject([{ quantity: 2, additionalFields: '{"text":"June"}' }]);
  });

  test('a repeat with the same key adds the product once', async () => {
    await ask();
    const key = newKey();
    const fields = '{"text":"June"}';
    const first = await buyer.addToCart(mug.id, { fields, key });
    await env.DB.prepare('DELETE FROM forms').run();
    const { shoppingCart, newlyAdded } = await buyer.addToCart(mug.id, { fields, key });
    expect(newlyAdded.id).toBe(first.newlyAdded.id);
    expect(shoppingCart.totalQuantity).toBe(1);
  });

  test('a password is not stored with the cart', async () => {
    await ask([aField({ type: 'password' })]);
    const { newlyAdded } = await buyer.addToCart(mug.id, { fields: '{"password":"open-sesame"}' });
    expect(newlyAdded.additionalFields).toBe('{"password":"••••••"}');
    expect(JSON.stringify(await rows('cart_entries'))).not.toContain('sesame');
  });

  test('a product cannot be bought while its form is missing', async () => {
    await point(mug.id);
    expect(await refusal(await buyer.add(mug.id, { fields: '{}' }))).toMatchObject({ code: 'FORM_NOT_CONFIGURED' });
  });

  test('a form of the same id in another shop does not count', async () => {
    await addForm({ id: FORM, fields: [aField({ type: 'text' })] }, OTHER.id);
    await point(mug.id);
    const visitor = new Embedder();
    expect(await refusal(await visitor.add(mug.id, { fields: '{}' }))).toMatchObject({ code: 'FORM_NOT_CONFIGURED' });
  });
});

describe('answers that are in the cart', () => {
  test('answers in the cart can be changed by the same rules', async () => {
    await ask();
    const { newlyAdded } = await buyer.addToCart(mug.id, { fields: '{"text":"June"}' });
    const { updatedEntry } = await read(await put(newlyAdded.id, '{"text":" May"}'), UpdateAdditionalFieldsResponse);
    expect(updatedEntry.additionalFields).toBe('{"text":"May"}');
    expect(await refusal(await put(newlyAdded.id, '{"text":""}'))).toMatchObject({ errors: { text: 'Required' } });
    expect(await refusal(await put(newlyAdded.id, null))).toMatchObject({ code: 'ADDITIONAL_FIELDS_INVALID' });
    expect((await buyer.cart()).entries[0]?.additionalFields).toBe('{"text":"May"}');
  });
});

test('a product without questions stores no additional fields, and has the same line with and without them', async () => {
  const sent = await buyer.addToCart(poster.id, { fields: '{ "anything":  ["at", {"all": 1}] }' });
  expect(sent.newlyAdded.additionalFields).toBeNull();
  expect((await buyer.addToCart(poster.id)).shoppingCart.entries).toMatchObject([{ quantity: 2 }]);
});

test('the answers of a whole cart have a limit', async () => {
  await ask([aField({ type: 'textarea', title: 'Story' })]);
  await setStock('MUG', 10);
  const story = (letter: string) => JSON.stringify({ textarea: letter.repeat(19_000) });
  for (const letter of ['a', 'b', 'c', 'd', 'e']) await buyer.addToCart(mug.id, { fields: story(letter) });
  expect(await refusal(await buyer.add(mug.id, { fields: story('f') }))).toMatchObject({
    status: 409,
    code: 'CART_FULL',
  });
  expect((await buyer.cart()).entries).toHaveLength(5);
});
