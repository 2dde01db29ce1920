import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Form } from '#runtime/contracts/form.ts';
import { LANGUAGE_HEADER } from '#runtime/contracts/http.ts';
import { Translation } from '#runtime/contracts/translations.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { addForm, aField, FORM_ID, requestKey, rows, send, submit, VALIDATE } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';
import { speak, translate } from '../../test/worker/translations.ts';

const FIELDS = [
  aField({ type: 'email', title: 'Email', description: 'Only to answer', placeholder: 'you', required: true }),
  aField({ type: 'select', title: 'About', options: ['An order', 'Else'], required: true }),
  aField({ type: 'checkbox', title: 'Teas', options: ['Green', 'Black', 'White'] }),
  aField({ type: 'likert', title: 'Say', options: ['Fast?', 'Kind?'] }),
  aField({ type: 'hidden', title: 'Secret', key: 'from', value: 'web' }),
];
const TEXTS = {
  submitButtonText: 'Envoyer',
  submissionMessage: '<p>Merci</p>',
  'text:Email': 'E-mail',
  'text:Only to answer': 'Pour répondre',
  'text:you': 'vous',
  'text:An order': 'Une commande',
  'text:Green': 'Vert',
  'text:Black': 'Noir',
  'text:Fast?': 'Rapide ?',
};
const OF_FORM = `/api/owner/translations/fr/form/${FORM_ID}`;

class Reader extends Buyer {
  protected override identity(method: string) {
    return { ...super.identity(method), [LANGUAGE_HEADER]: 'fr' };
  }
}

beforeEach(async () => {
  await openShops();
  await addForm({ fields: FIELDS, submit_button_text: 'Send', submission_message: '<p>Thanks</p>' });
  await speak(['fr'], SHOP.id);
  await translate({ site: SHOP.id, kind: 'form', id: FORM_ID, texts: TEXTS });
});

const form = async (visitor: Buyer) => read(await visitor.fetch(`/api/rest/forms/${FORM_ID}`), Form);
const VALUES = {
  email: 'ann@mail.test',
  select: 'Une commande',
  checkbox: ['White', 'Noir'],
  likert: { 'Rapide ?': ['2'], 'Kind?': ['1'] },
};

test('a form is read in the language of its page, and texts without a translation as they were written', async () => {
  const shown = await form(new Reader());
  expect(shown).toMatchObject({ submitButtonText: 'Envoyer', parsedSubmissionMessage: '<p>Merci</p>' });
  expect(shown.fields[0]).toMatchObject({ title: 'E-mail', description: 'Pour répondre', placeholder: 'vous' });
  expect(shown.fields.map(({ options }) => options)).toEqual([
    ...[undefined, ['Une commande', 'Else'], ['Vert', 'Noir', 'White'], ['Rapide ?', 'Kind?'], undefined],
  ]);
  expect(await form(new Buyer())).toMatchObject({ submitButtonText: 'Send', fields: FIELDS });
});

test('a chosen option is stored as its owner wrote it', async () => {
  const visitor = await new Reader().arrive();
  const checked = await visitor.fetch(`${VALIDATE}/${FORM_ID}`, { method: 'POST', body: VALUES });
  expect(checked.status).toBe(200);
  await submit(visitor, { values: VALUES });
  const [row] = await rows('form_submissions');
  expect(JSON.parse(row?.field_values as string)).toEqual({
    email: 'ann@mail.test',
    select: 'An order',
    checkbox: ['White', 'Black'],
    likert: { 'Fast?': ['2'], 'Kind?': ['1'] },
  });
});

test('a choice that the form does not have is refused in every language, of whatever type it is', async () => {
  const visitor = await new Reader().arrive();
  for (const select of ['Sonstiges', 7, null, { a: 1 }]) {
    const answer = await send(visitor, { key: await requestKey(visitor), values: { ...VALUES, select } });
    expect(await refusal(answer)).toMatchObject({ code: 'FORM_INVALID' });
  }
  expect(await rows('form_submissions')).toEqual([]);
});

test('an owner translates a form; its HTML is sanitised, and two choices cannot become the same', async () => {
  const owner = await OwnerProgram.of();
  const { sources } = await read(await owner.fetch(OF_FORM), Translation);
  expect(sources).toMatchObject({ submitButtonText: 'Send', 'text:Email': 'Email', 'text:White': 'White' });
  expect(Object.keys(sources)).not.toContain('text:Secret');
  const put = (texts: object) => owner.fetch(OF_FORM, { method: 'PUT', body: { texts } });
  const { texts } = await read(
    await put({ submissionMessage: '<p id="x">Merci</p><script>x()</script>' }),
    Translation,
  );
  expect(texts).toEqual({ submissionMessage: '<p>Merci</p>' });
  expect((await put({ 'text:Green': 'Noir', 'text:Black': 'Noir' })).status).toBe(400);
  await env.DB.prepare('DELETE FROM forms').run();
  expect((await rows('translations')).filter(({ kind }) => kind === 'form')).toEqual([]);
});
