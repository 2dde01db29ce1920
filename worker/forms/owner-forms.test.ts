import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Form } from '#runtime/contracts/form.ts';
import { FIELD_TYPES, type FieldType } from '#runtime/contracts/form-enumerations.ts';
import { MAX_FIELDS, MAX_NOTIFY_EMAILS, MAX_OPTIONS, OWNER_HTML_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { AuditLog, OwnerForm, OwnerForms } from '#runtime/contracts/owner.ts';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { EDITABLE_PROPERTIES } from '#runtime/domain/form/field.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { newMail, outbox, post as postMails } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, SHOP } from '../../test/worker/shops.ts';

const FORMS = '/api/owner/forms';
const NAME = { type: 'name', title: 'Name', required: true };

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const post = (form: object | string) => owner.fetch(FORMS, { method: 'POST', body: form });
const put = (id: string, form: object, version: number | string = 1) =>
  owner.fetch(`${FORMS}/${id}`, { method: 'PUT', body: form, headers: { 'If-Match': `"${version}"` } });
const remove = (id: string, confirm: string, version = 1, by = owner) =>
  by.fetch(`${FORMS}/${id}?confirm=${encodeURIComponent(confirm)}`, {
    method: 'DELETE',
    headers: { 'If-Match': `"${version}"` },
  });

async function created(form: object = {}): Promise<OwnerForm> {
  const response = await post({ name: 'Contact', fields: [NAME], ...form });
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(201);
  return OwnerForm.parse(body);
}

/** The part of an answer that may be sent back. */
function definitionOf({ id: _, version: __, createdAt: ___, updatedAt: ____, ...definition }: OwnerForm) {
  return definition;
}

async function addList(id: string, siteId: string = SHOP.id) {
  await env.DB.prepare('INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, ?2, ?2, 0)')
    .bind(siteId, id)
    .run();
}

async function addSubmission(formId: string, isSpam = 0) {
  const n = await count('form_submissions');
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO form_submissions (site_id, id, form_id, key_hash, request_hash, field_values, is_spam, created_at)
       VALUES (?1, ?2, ?3, ?2, '', '{}', ?4, 0)`,
    ).bind(SHOP.id, `s${n}`, formId, isSpam),
    env.DB.prepare('INSERT INTO submission_emails (site_id, email, submission_id) VALUES (?1, ?2, ?3)').bind(
      SHOP.id,
      'visitor@mail.example',
      `s${n}`,
    ),
  ]);
}

async function audit() {
  return (await read(await owner.fetch('/api/owner/audit'), AuditLog)).entries;
}

describe('creating a form', () => {
  test('a form needs a name and fields, and all else gets defaults', async () => {
    const response = await post({ name: ' Contact ', fields: [NAME, { type: 'email', title: 'E-mail' }] });
    const form = OwnerForm.parse(await response.json());
    expect([response.status, response.headers.get('ETag')]).toEqual([201, '"1"']);
    expect(response.headers.get('Location')).toBe(`${FORMS}/${form.id}`);
    expect(form).toMatchObject({ name: 'Contact', kind: 'form', version: 1, successRedirect: '', notifyEmails: [] });
    expect(form.id).toMatch(/^[a-f\d]{24}$/);
    expect(form.fields.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^name-yui_3_17_2_1_\d{13}_1000$/),
      expect.stringMatching(/^email-yui_3_17_2_1_\d{13}_1001$/),
    ]);
    expect(form.fields[1]).toMatchObject({ required: false, description: '' });
    await read(await new Buyer().fetch(`/api/rest/forms/${form.id}`), Form);
  });

  test('a form may have an id of the owner’s, once', async () => {
    expect((await created({ id: '61195f64fb8bc1119dbc9773' })).id).toBe('61195f64fb8bc1119dbc9773');
    const again = await post({ name: 'Again', fields: [], id: '61195f64fb8bc1119dbc9773' });
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'FORM_ID_TAKEN' });
    expect((await audit()).length).toBe(1);
    const elsewhere = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    const body = { name: 'Other', fields: [], id: '61195f64fb8bc1119dbc9773' };
    expect((await elsewhere.fetch(FORMS, { method: 'POST', body })).status).toBe(201);
  });

  test.each(['', 'a b', '../x', 'ä', 'x'.repeat(101)])('a form’s id must fit into an address: %j', async (id) => {
    expect(await refusal(await post({ name: 'A', fields: [], id }))).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  test('a newsletter form joins an existing list', async () => {
    const newsletter = { kind: 'newsletter', fields: [{ type: 'email', title: 'E-mail' }] };
    await addList('news');
    await addList('foreign', OTHER.id);
    expect((await created({ ...newsletter, mailingListId: 'news' })).mailingListId).toBe('news');
    const refused = await post({ ...newsletter, name: 'A', mailingListId: 'foreign' });
    expect(await refusal(refused)).toMatchObject({ status: 404, code: 'MAILING_LIST_NOT_FOUND' });
  });

  test.each([
    ['a newsletter without a list', { kind: 'newsletter', fields: [{ type: 'email', title: 'E' }] }, 'INVALID_REQUEST'],
    ['a list of no newsletter', { mailingListId: 'news' }, 'INVALID_REQUEST'],
    ['a newsletter without an address', { kind: 'newsletter', mailingListId: 'news' }, 'FORM_FIELDS_INVALID'],
    ['no name', { name: '  ' }, 'INVALID_REQUEST'],
    ['a name beyond measure', { name: 'x'.repeat(201) }, 'INVALID_REQUEST'],
    ['another kind', { kind: 'survey' }, 'INVALID_REQUEST'],
    ['no fields', { fields: undefined }, 'INVALID_REQUEST'],
    ['too many fields', { fields: Array(MAX_FIELDS + 1).fill(NAME) }, 'INVALID_REQUEST'],
    ['a theme that there is not', { captchaTheme: 3 }, 'INVALID_REQUEST'],
    ['an alignment that there is not', { captchaAlignment: 0 }, 'INVALID_REQUEST'],
    ['yes for true', { captchaEnabled: 'yes' }, 'INVALID_REQUEST'],
    ['too much HTML', { submissionMessage: 'x'.repeat(OWNER_HTML_MAX_LENGTH + 1) }, 'INVALID_REQUEST'],
    ['too long a button', { submitButtonText: 'x'.repeat(1_001) }, 'INVALID_REQUEST'],
    ['an address that is none', { notifyEmails: ['a@shop.example', 'nobody'] }, 'INVALID_REQUEST'],
    ['two addresses in one', { notifyEmails: ['a@b.co,c@d.co'] }, 'INVALID_REQUEST'],
    ['a header in an address', { notifyEmails: ['a@b.co\r\nBcc: c@d.co'] }, 'INVALID_REQUEST'],
    ['too many addresses', { notifyEmails: Array(MAX_NOTIFY_EMAILS + 1).fill('a@shop.example') }, 'INVALID_REQUEST'],
    ['what it does not know', { colour: 'red' }, 'UNKNOWN_FIELD'],
    ['what is not its owner’s to say', { version: 9 }, 'UNKNOWN_FIELD'],
    ['a site', { siteId: OTHER.id }, 'UNKNOWN_FIELD'],
  ])('a definition with %s is refused', async (_, rest, code) => {
    expect(await refusal(await post({ name: 'A', fields: [NAME], ...rest }))).toMatchObject({ status: 400, code });
    expect(await count('forms')).toBe(0);
    expect(await count('audit_log')).toBe(0);
  });

  test.each([
    ['no JSON', '{', 'MALFORMED_JSON'],
    ['a list', '[]', 'INVALID_REQUEST'],
    ['nothing', 'null', 'INVALID_REQUEST'],
  ])('a definition with %s is refused as JSON', async (_, body, code) =>
    expect(await refusal(await post(body))).toMatchObject({ code }),
  );

  test('an error names the invalid address', async () => {
    const { errors } = (await refusal(await post({ name: 'A', fields: [], notifyEmails: ['a@b.co', 'x'] }))) as {
      errors?: object;
    };
    expect(Object.keys(errors ?? {})).toEqual(['notifyEmails.1']);
  });
});

describe('fields', () => {
  const SAMPLES = {
    description: 'd',
    placeholder: 'p',
    required: true,
    maxLength: 5,
    options: ['a'],
    showCountryCode: true,
    currencySymbol: '€',
    underline: true,
    key: 'k',
    value: 'v',
  };
  const sampled = (type: FieldType, names: readonly string[]) => ({
    type,
    title: 'T',
    ...(names.includes('options') && { options: ['a'] }),
    ...Object.fromEntries(Object.entries(SAMPLES).filter(([name]) => names.includes(name))),
  });

  test.each(FIELD_TYPES)('fields of type %s accept what the form builder offers', async (type) => {
    const [field] = (await created({ fields: [sampled(type, EDITABLE_PROPERTIES[type])] })).fields;
    for (const property of EDITABLE_PROPERTIES[type]) {
      expect(field).toMatchObject({ [property]: SAMPLES[property as keyof typeof SAMPLES] });
    }
  });

  test.each(FIELD_TYPES)('fields of type %s accept nothing else', async (type) => {
    const own: readonly string[] = EDITABLE_PROPERTIES[type];
    const strays = Object.keys(SAMPLES).filter((name) => !own.includes(name));
    for (const stray of strays) {
      const response = await post({ name: 'A', fields: [NAME, sampled(type, [...own, stray])] });
      const { code, errors } = (await refusal(response)) as { code: unknown; errors: object };
      expect([code, Object.keys(errors)]).toEqual(['FORM_FIELDS_INVALID', [`fields.1.${stray}`]]);
    }
  });

  test.each([
    ['title', { type: 'text', title: ' ' }],
    ['options', { type: 'radio', title: 'T', options: [] }],
    ['options', { type: 'select', title: 'T' }],
    ['options', { type: 'checkbox', title: 'T', options: ['a', 'a'] }],
    ['options', { type: 'likert', title: 'T', options: ['a', ''] }],
    ['id', { type: 'text', title: 'T', id: 'taken' }],
    ['id', { type: 'text', title: 'T', id: 'constructor' }],
  ])('an error names the wrong %s: %j', async (property, field) => {
    const response = await post({ name: 'A', fields: [{ ...NAME, id: 'taken' }, field] });
    expect(await refusal(response)).toMatchObject({
      code: 'FORM_FIELDS_INVALID',
      errors: { [`fields.1.${property}`]: 'A form field has properties that its type does not allow.' },
    });
  });

  test.each([
    { type: 'file', title: 'T' },
    { type: 'text', title: 'x'.repeat(1_001) },
    { type: 'text', title: 'T', description: 'x'.repeat(10_001) },
    { type: 'textarea', title: 'T', maxLength: 0 },
    { type: 'textarea', title: 'T', maxLength: 1.5 },
    { type: 'radio', title: 'T', options: Array.from({ length: MAX_OPTIONS + 1 }, (_, n) => String(n)) },
    { type: 'text', title: 'T', id: 'a b' },
    { type: 'text' },
    'text',
    null,
  ])('fields have bounded shapes: %j', async (field) => {
    expect(await refusal(await post({ name: 'A', fields: [field] }))).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  test('unknown properties of fields are refused', async () => {
    const response = await post({ name: 'A', fields: [{ ...NAME, onclick: 'x' }] });
    expect(await refusal(response)).toMatchObject({ code: 'UNKNOWN_FIELD', errors: { onclick: expect.any(String) } });
  });
});

describe('what owners write', () => {
  test.each(['submissionMessage', 'submissionHTML', 'disclaimerMessage'])(
    'an owner’s HTML is sanitised in %s',
    async (property) => {
      const html = '<p onclick="x()">Hi<script>x()</script> <a href="javascript:x()">y</a><img src=x onerror=x()></p>';
      const safe = '<p>Hi <a rel="noopener">y</a><img src="x" /></p>';
      const form = await created({ [property]: html });
      expect(form).toMatchObject({ [property]: safe });
      expect(await (await new Buyer().fetch(`/api/rest/forms/${form.id}`)).text()).toContain(JSON.stringify(safe));
    },
  );

  test('a form may be sent back as it was read', async () => {
    const long = '&'.repeat(OWNER_HTML_MAX_LENGTH / '&amp;'.length);
    const form = await created({ submissionMessage: long });
    expect((await put(form.id, definitionOf(form))).status).toBe(200);
    expect(await refusal(await post({ name: 'A', fields: [], disclaimerMessage: `${long}&` }))).toMatchObject({
      status: 400,
      errors: { disclaimerMessage: expect.any(String) },
    });
  });

  test.each([
    'javascript:alert(1)',
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example/',
    `https://${OTHER.host}/`,
  ])('a success redirect may not lead to %s', async (successRedirect) => {
    expect(await refusal(await post({ name: 'A', fields: [], successRedirect }))).toMatchObject({
      status: 400,
      code: 'REDIRECT_NOT_ALLOWED',
      errors: { successRedirect: expect.any(String) },
    });
  });

  test.each(['/thanks', `https://${SHOP.host}/thanks`, `${SHOP.embed}/thanks`, ''])(
    'a success redirect may lead to %j',
    async (to) => {
      expect((await created({ successRedirect: to })).successRedirect).toBe(to);
    },
  );
});

describe('reading forms', () => {
  test('a list of forms counts how often each was shown and sent, without spam', async () => {
    const { id } = await created();
    await created({ name: 'Another' });
    await addSubmission(id);
    await addSubmission(id, 1);
    for (const day of ['2026-01-01', '2026-01-02']) {
      await env.DB.prepare(
        `INSERT INTO stat_days (site_id, key, day, kind, count) VALUES (?1, ?2, ?3, 'formsShown', 4)`,
      )
        .bind(SHOP.id, id, day)
        .run();
    }
    const { forms } = await read(await owner.fetch(FORMS), OwnerForms);
    expect(forms.map(({ name, renders, submissions }) => [name, renders, submissions])).toEqual([
      ['Another', 0, 0],
      ['Contact', 8, 1],
    ]);
  });

  test('a form is answered as it is stored, with its version', async () => {
    const form = await created();
    const response = await owner.fetch(`${FORMS}/${form.id}`);
    expect(response.headers.get('ETag')).toBe('"1"');
    expect(await read(response, OwnerForm)).toEqual(form);
  });

  test('a form of another site is not found', async () => {
    const { id } = await created();
    const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    expect((await read(await other.fetch(FORMS), OwnerForms)).forms).toEqual([]);
    const headers = { 'If-Match': '"1"' };
    for (const call of [
      other.fetch(`${FORMS}/${id}`),
      other.fetch(`${FORMS}/${id}`, { method: 'PUT', headers, body: definitionOf(await created()) }),
      other.fetch(`${FORMS}/${id}?confirm=Contact`, { method: 'DELETE', headers }),
    ]) {
      expect(await refusal(await call)).toMatchObject({ status: 404, code: 'FORM_NOT_FOUND' });
    }
    expect(await count('forms')).toBe(2);
  });
});

describe('changing a form', () => {
  test('a change replaces the whole form and increases its version', async () => {
    const form = await created({ notifyEmails: ['a@shop.example', 'a@shop.example'] });
    expect(form.notifyEmails).toEqual(['a@shop.example']);
    const fields = [...form.fields, { type: 'text', title: 'More' }];
    const response = await put(form.id, { ...definitionOf(form), name: 'Write to us', fields });
    expect(response.headers.get('ETag')).toBe('"2"');
    const changed = await read(response, OwnerForm);
    expect(changed).toMatchObject({ id: form.id, name: 'Write to us', version: 2, createdAt: form.createdAt });
    expect(changed.fields[0]).toEqual(form.fields[0]);
    expect(changed.fields[1]?.id).toMatch(/^text-yui_/);
  });

  test('a change is refused to whoever has not seen the latest version', async () => {
    const form = await created();
    await put(form.id, definitionOf(form));
    const late = await put(form.id, { ...definitionOf(form), name: 'Late' });
    expect(late.headers.get('ETag')).toBe('"2"');
    expect(await refusal(late)).toMatchObject({ status: 412, code: 'VERSION_STALE' });
    expect((await audit()).map(({ action }) => action)).toEqual(['form.changed', 'form.created']);
  });

  test('one of several simultaneous changes succeeds', async () => {
    const form = await created();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put(form.id, { ...definitionOf(form), name: `Writer ${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)]);
    expect((await read(await owner.fetch(`${FORMS}/${form.id}`), OwnerForm)).version).toBe(2);
    expect(await count('audit_log', "action = 'form.changed'")).toBe(1);
  });

  test.each(['', '1', 'W/1', '"x"', '*', '"1", "2"'])('a change must name its version: %j', async (version) => {
    const form = await created();
    const headers = { ...(version && { 'If-Match': version }) };
    const response = await owner.fetch(`${FORMS}/${form.id}`, { method: 'PUT', body: definitionOf(form), headers });
    expect(await refusal(response)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });

  test('a change may name its version as a compressing edge has passed it on', async () => {
    const form = await created();
    const call = { method: 'PUT', body: definitionOf(form), headers: { 'If-Match': 'W/"1"' } };
    expect((await owner.fetch(`${FORMS}/${form.id}`, call)).status).toBe(200);
  });

  test('a change needs the whole definition', async () => {
    const form = await created();
    const { notifyEmails: _, ...rest } = definitionOf(form);
    expect(await refusal(await put(form.id, rest))).toMatchObject({ errors: { notifyEmails: expect.any(String) } });
    expect(await refusal(await put(form.id, { ...form }))).toMatchObject({ code: 'UNKNOWN_FIELD' });
  });

  test('a change to an unknown form is a 404', async () => {
    const form = await created();
    expect(await refusal(await put('none', definitionOf(form)))).toMatchObject({ status: 404, code: 'FORM_NOT_FOUND' });
  });

  test('a change needs a key that may write', async () => {
    const reader = await OwnerProgram.of({ scopes: ['forms:read', 'submissions:delete'] });
    for (const method of ['PUT', 'DELETE']) {
      expect((await reader.fetch(`${FORMS}/x`, { method })).status).toBe(403);
    }
  });
});

describe('deleting a form', () => {
  test('a form is deleted with its submissions', async () => {
    const { id } = await created();
    const { id: kept } = await created({ name: 'Kept' });
    for (const form of [id, id, kept]) await addSubmission(form);
    expect((await remove(id, 'Contact')).status).toBe(204);
    expect([await count('forms'), await count('form_submissions'), await count('submission_emails')]).toEqual([
      1, 1, 1,
    ]);
    expect(await refusal(await remove(id, 'Contact'))).toMatchObject({ code: 'FORM_NOT_FOUND' });
    expect(await refusal(await new Buyer().fetch(`/api/rest/forms/${id}`))).toMatchObject({ status: 404 });
  });

  test('a form is deleted with the mail that quotes its submissions', async () => {
    const { id } = await created();
    const { id: kept } = await created({ name: 'Kept' });
    for (const form of [id, kept]) await addSubmission(form);
    await postMails(['gone', 'kept', 'other'].map((mail) => newMail({ id: mail, dedupeKey: mail })));
    const assign = env.DB.prepare('UPDATE outbox SET form_id = ?1 WHERE id = ?2');
    await env.DB.batch([assign.bind(id, 'gone'), assign.bind(kept, 'kept')]);
    await remove(id, 'Contact');
    expect((await outbox()).map((mail) => mail.id).sort()).toEqual(['kept', 'other']);
  });

  test('deleting a form needs its name', async () => {
    const { id } = await created({ name: 'Über & co' });
    for (const wrong of ['', 'uber', id]) {
      expect(await refusal(await remove(id, wrong))).toMatchObject({ errors: { confirm: expect.any(String) } });
    }
    expect((await remove(id, 'Über & co')).status).toBe(204);
  });

  test('deleting a form needs its version', async () => {
    const { id } = await created();
    expect(await refusal(await remove(id, 'Contact', 2))).toMatchObject({ code: 'VERSION_STALE' });
    expect(await count('forms')).toBe(1);
  });

  test('deleting a form with submissions needs the scope that deletes them', async () => {
    const { id } = await created();
    const { id: empty } = await created({ name: 'Empty' });
    await addSubmission(id);
    const scopes: OwnerScope[] = ['forms:read', 'forms:write'];
    const writer = await OwnerProgram.of({ scopes });
    expect(await refusal(await remove(id, 'Contact', 1, writer))).toMatchObject({ code: 'SCOPE_MISSING' });
    expect((await remove(empty, 'Empty', 1, writer)).status).toBe(204);
  });
});

test('each change is recorded in the audit log, without naming people', async () => {
  const form = await created({ notifyEmails: ['owner@shop.example'], submissionMessage: 'A secret message' });
  await put(form.id, definitionOf(form));
  await addSubmission(form.id);
  await remove(form.id, 'Contact', 2);
  const entries = await audit();
  const keyId = owner.key.split('_')[1];
  expect(entries.map(({ action, target, details }) => ({ action, target, details }))).toEqual([
    { action: 'form.deleted', target: form.id, details: { submissions: 1 } },
    { action: 'form.changed', target: form.id, details: { version: 2 } },
    { action: 'form.created', target: form.id, details: { fields: 1 } },
  ]);
  expect(entries.every((entry) => entry.keyId === keyId)).toBe(true);
  expect(entries.map(({ targetName }) => targetName)).toEqual(['Contact', 'Contact', 'Contact']);
  expect(JSON.stringify(entries)).not.toMatch(/@|secret/);
});

test('other methods are refused, and the allowed ones are named', async () => {
  for (const [path, allowed] of [
    [FORMS, 'GET, HEAD, POST'],
    [`${FORMS}/x`, 'GET, HEAD, PUT, DELETE'],
  ] as const) {
    const response = await owner.fetch(path, { method: 'PATCH' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed]);
  }
});
