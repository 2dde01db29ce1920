import { expect, test } from 'vitest';
import { lampenwerk } from '../../../demo/content/lampenwerk.ts';
import {
  complaint,
  errorsOf,
  expectThanks,
  mainForm,
  newAddress,
  SAVE,
  sendButton,
  VALIDATE,
} from '../harness/form-filling.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { submissionsFrom } from '../harness/owner-api.ts';
import { GERMAN_SHOP_URL, OWNER_KEYS } from '../harness/shop.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const FORM = 'lw-kontakt';
const fieldId = (type: string, number: number) => `${type}-yui_3_17_2_1_1772000000007_${number}`;

test('a form of the German shop speaks German, and stores the same values as any other', async () => {
  const url = GERMAN_SHOP_URL;
  const visitor = await newVisitor({ locale: 'de-DE' }, { expectedErrors: /429/ });
  const page = await openPage(visitor, '/kontakt', url);
  const form = mainForm(page);
  await sendButton(form).click();
  await eventually(() => errorsOf(form)).toEqual({
    [fieldId('name', 7001)]: 'Erforderlich',
    [fieldId('email', 7002)]: 'Erforderlich',
    [fieldId('select', 7004)]: 'Erforderlich',
    [fieldId('textarea', 7006)]: 'Erforderlich',
  });
  expect(await complaint(form).textContent()).toContain(
    'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.',
  );

  const email = newAddress('juergen');
  await form.getByLabel('Vorname').fill('Jürgen');
  await form.getByLabel('Nachname').fill('Groß');
  await form.getByLabel('E-Mail').fill('juergen');
  await form.getByLabel('Nummer').fill('0341 987654');
  await form.getByLabel('Worum geht es?').selectOption('Ein Ersatzteil');
  await form.getByLabel('Nachricht').fill('Der Schirm der 1957er, bitte.');
  const date = form.getByRole('group', { name: 'Wunschtermin' });
  expect(await date.locator('input').evaluateAll((inputs) => inputs.map((input) => input.dataset.title))).toEqual([
    'Day',
    'Month',
    'Year',
  ]);
  await date.getByLabel('Tag').fill('31');
  await date.getByLabel('Monat').fill('2');
  await date.getByLabel('Jahr').fill('2027');
  await sendButton(form).click();
  await eventually(() => errorsOf(form)).toEqual({
    [fieldId('email', 7002)]:
      'Die E-Mail-Adresse ist nicht gültig. E-Mail-Adressen müssen dem Format name@beispiel.de entsprechen.',
    [fieldId('date', 7005)]: 'Dieses Datum gibt es nicht.',
  });
  await form.getByLabel('E-Mail').fill(email);
  await date.getByLabel('Tag').fill('28');

  await visitor.route(VALIDATE, (route) => route.fulfill({ status: 429, json: { error: '', code: 'RATE_LIMITED' } }));
  await sendButton(form).click();
  await eventually(() => complaint(form).textContent()).toContain('Es wurden zu viele Formulare in kurzer Zeit');
  await visitor.unroute(VALIDATE);
  const labels: (string | null)[] = [];
  await visitor.route(SAVE, async (route) => {
    labels.push(await sendButton(form).inputValue());
    await route.fallback();
  });
  await sendButton(form).click();
  await expectThanks(form, 'Vielen Dank! Wir melden uns');
  expect(labels).toEqual(['Wird gesendet…']);

  const owner = { url, key: OWNER_KEYS[lampenwerk.siteId] ?? '' };
  expect(await submissionsFrom(email, FORM, owner)).toMatchObject([
    {
      values: {
        [fieldId('name', 7001)]: ['Jürgen', 'Groß'],
        [fieldId('email', 7002)]: email,
        [fieldId('phone', 7003)]: ['', '', '', '0341 987654'],
        [fieldId('select', 7004)]: 'Ein Ersatzteil',
        [fieldId('date', 7005)]: ['2', '28', '2027'],
        [fieldId('textarea', 7006)]: 'Der Schirm der 1957er, bitte.',
      },
      pagePath: '/kontakt',
    },
  ]);
  const mails = await mailsOf(visitor, email, url);
  expect(mails).toMatchObject([
    { to: 'werkstatt@lampenwerk.example', subject: expect.stringContaining('Formulareingang - Kontakt') },
  ]);
});
