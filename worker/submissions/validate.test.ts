import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FormValues } from '#runtime/contracts/form.ts';
import { errorText } from '#runtime/domain/form/error-text.ts';
import { formErrors } from '#runtime/domain/form/validate.ts';
import * as english from '#runtime/i18n/en/all.ts';
import { arbitraryForm, arbitraryValues } from '../../test/arbitrary/form.ts';
import { Buyer, Embedder, refusal } from '../../test/worker/buyer.ts';
import { addForm, aField, FORM_ID, VALIDATE, VALUES } from '../../test/worker/forms.ts';
import { untilLimited } from '../../test/worker/rate-limit.ts';
import { OTHER, openShops, SHOP } from '../../test/worker/shops.ts';

/** Forms that are stored and validated, at two calls of the database each; the rules themselves are tested without it. */
const PROPERTY_RUNS = 50;
const INVALID = 'One or more fields is invalid, please check your entries.';
const UNPARSABLE = 'Could not parse the form fields, please check your entries.';

beforeEach(openShops);

async function validate(body: unknown, { formId = FORM_ID, visitor = new Embedder() as Buyer, headers = {} } = {}) {
  return visitor.fetch(`${VALIDATE}/${formId}`, { method: 'POST', body, headers });
}

test('valid values get an empty answer', async () => {
  await addForm();
  const response = await validate(VALUES);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({});
});

test('each error is reported with its field', async () => {
  await addForm({
    fields: [aField({ type: 'email', required: true }), aField({ type: 'number' }), aField({ type: 'name' })],
  });
  expect(await refusal(await validate({ number: 'x', name: ['a'], extra: 'y' }))).toEqual({
    status: 400,
    code: 'FORM_INVALID',
    error: INVALID,
    errors: {
      email: 'Required',
      number: 'Numbers must contain only digits and no other characters.',
      name: 'This entry is not valid.',
      extra: 'This field is not part of the form.',
    },
  });
});

test.each([null, 7, true, [[['deep']]], { a: { b: {} } }, ['a', 1]])(
  'a value that no field can have is an error of its field: %j',
  async (value) => {
    await addForm({ fields: [aField({ type: 'text', required: true })] });
    const { code, errors } = await refusal(await validate({ text: value }));
    expect([code, Object.keys(errors as object)]).toEqual(['FORM_INVALID', ['text']]);
  },
);

test('keys that every object has are treated like other unknown fields', async () => {
  await addForm({ fields: [aField({ type: 'text', id: 'constructor' })] });
  const answer = await refusal(await validate('{"__proto__":"x","toString":"y","constructor":"fine"}'));
  const unknown = 'This field is not part of the form.';
  expect(JSON.stringify(answer.errors)).toBe(
    JSON.stringify(JSON.parse(`{"__proto__":"${unknown}","toString":"${unknown}"}`)),
  );
});

test('error texts are in the language of the site', async () => {
  await addForm({}, OTHER.id);
  const visitor = await new Buyer(OTHER.host).arrive();
  const { error, errors } = await refusal(await validate({}, { visitor }));
  expect(error).not.toBe(INVALID);
  expect(Object.keys(errors as object)).toEqual(['email']);
  expect(errors).not.toEqual({ email: 'Required' });
});

test.each(['[]', '"text"', 'null', '7'])('a body that is no map is refused: %s', async (body) => {
  await addForm();
  expect(await refusal(await validate(body))).toEqual({ status: 400, code: 'FORM_UNPARSABLE', error: UNPARSABLE });
});

test('a map with too many keys or characters is refused', async () => {
  await addForm();
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`f-${index}`, '']));
  for (const body of [many, { textarea: 'x'.repeat(100_001) }]) {
    expect(await refusal(await validate(body))).toMatchObject({ status: 400, code: 'FORM_UNPARSABLE' });
  }
});

test('a value of deeply nested lists is refused like any other invalid value', async () => {
  await addForm();
  const deep = `{"textarea":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
  expect(await refusal(await validate(deep))).toMatchObject({ status: 400, code: 'FORM_INVALID' });
});

test('a body above 128 KiB, of another type, or of invalid JSON is refused', async () => {
  await addForm();
  expect(await refusal(await validate({ textarea: 'x'.repeat(128 * 1024) }))).toMatchObject({ code: 'BODY_TOO_LARGE' });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect(await refusal(await validate('email=x', { headers }))).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  expect(await refusal(await validate('{'))).toMatchObject({ code: 'MALFORMED_JSON' });
});

describe('the form of a validation', () => {
  test('an unknown form, or another shop’s, is not configured', async () => {
    await addForm({ id: 'theirs' }, OTHER.id);
    for (const formId of ['nothing', 'theirs']) {
      expect(await refusal(await validate(VALUES, { formId }))).toEqual({
        status: 404,
        code: 'FORM_NOT_CONFIGURED',
        error: 'This form has not been configured yet.',
      });
    }
  });

  test('the form of a product’s additional fields is validated too', async () => {
    await addForm({ kind: 'additional-fields' });
    expect((await validate(VALUES)).status).toBe(200);
  });
});

test('validating needs a crumb on the shop’s own pages', async () => {
  await addForm();
  const visitor = new Buyer();
  expect(await (await validate(VALUES, { visitor })).json()).toMatchObject({ code: 'CRUMB_FAIL', crumbFail: true });
  expect((await validate(VALUES, { visitor })).status).toBe(200);
});

test('a page of an unlisted origin cannot validate', async () => {
  await addForm();
  const visitor = new Embedder();
  visitor.page = 'https://evil.example';
  expect(await refusal(await validate(VALUES, { visitor }))).toMatchObject({ status: 403, code: 'ORIGIN_NOT_ALLOWED' });
});

test('values are validated by POST only', async () => {
  const response = await new Buyer().fetch(`${VALIDATE}/${FORM_ID}`, { method: 'PUT', body: {} });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
});

test('one address can validate a limited number of times', async () => {
  await addForm();
  const visitor = new Embedder();
  const limited = await untilLimited(() => validate(VALUES, { visitor }));
  expect(limited.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(await refusal(limited)).toMatchObject({ code: 'RATE_LIMITED' });
});

test('the Worker’s verdict and texts are those of the shared rules, for any form and values', async () => {
  await addForm();
  const cases = arbitraryForm().chain((form) => fc.tuple(fc.constant(form), arbitraryValues(form)));
  await fc.assert(
    fc.asyncProperty(cases, async ([{ fields }, values]) => {
      await env.DB.prepare('UPDATE forms SET fields = ?2 WHERE site_id = ?1')
        .bind(SHOP.id, JSON.stringify(fields))
        .run();
      const sent = JSON.parse(JSON.stringify(values)) as FormValues;
      const response = await validate(JSON.stringify(sent));
      const invalid = Object.entries(formErrors(fields, sent));
      const errors = Object.fromEntries(invalid.map(([id, error]) => [id, errorText(error, english.fieldErrors)]));
      expect(response.status).toBe(invalid.length === 0 ? 200 : 400);
      const body = (await response.json()) as Record<string, unknown>;
      expect(body).toEqual(invalid.length === 0 ? {} : { error: INVALID, code: 'FORM_INVALID', errors });
    }),
    { numRuns: PROPERTY_RUNS },
  );
});
