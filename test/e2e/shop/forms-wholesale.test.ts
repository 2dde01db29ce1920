import { expect, test } from 'vitest';
import { expectThanks, mainForm, newAddress, sendButton } from '../harness/form-filling.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { submissionsFrom } from '../harness/owner-api.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const FORM = 'ss-wholesale';
const PASSWORD = 'kettle-and-cup';
const fieldId = (type: string, number: number) => `${type}-yui_3_17_2_1_1772000000006_${number}`;

test('a form with every kind of field is stored value by value, without the password', async () => {
  const visitor = await newVisitor();
  const page = await openPage(visitor, '/wholesale?utm_source=spring%20letter&other=1');
  const form = mainForm(page);
  const email = newAddress('cafe');
  const group = (name: string) => form.getByRole('group', { name });
  const texts: [label: string, text: string, group?: string][] = [
    ['Name of the business', 'Café Olé'],
    ['First Name', 'Ada'],
    ['Last Name', 'Lovelace'],
    ['Email', ` ${email} `],
    ['Country', '+1', 'Phone'],
    ['Area Code', '503', 'Phone'],
    ['Prefix', '555', 'Phone'],
    ['Line', '0142', 'Phone'],
    ['Hour', '9'],
    ['Minute', '05'],
    ['Website', 'https://cafe.example/menu'],
    ['Twitter handle', 'cafe_ole'],
    ['Address 1', '1 Harbour Row'],
    ['City', 'Astoria'],
    ['State/Province', 'OR'],
    ['Zip/Postal Code', '97103'],
    ['Country', 'United States', 'Where it goes'],
    ['Cups a day', '120'],
    ['What you spend on tea in a month', '350.50'],
    ['Month', '3', 'When you would start'],
    ['Day', '9', 'When you would start'],
    ['Year', '2027', 'When you would start'],
    ['Portal password', PASSWORD],
    ['Anything else?', 'Two\nlines, “quoted”'],
  ];
  for (const [label, text, within] of texts) await (within ? group(within) : form).getByLabel(label).fill(text);
  await form.getByLabel('AM/PM').selectOption('PM');
  for (const tea of ['Greens', 'Herbs']) await form.getByLabel(tea).check();
  await form.getByLabel('By the cup').check();
  await form.getByLabel('How many tins').selectOption('Twelve');
  const answer = (question: string, word: string) =>
    form.getByRole('radiogroup', { name: question }).getByLabel(word, { exact: true }).check();
  await answer('The garden is named on the menu', 'Strongly Agree');
  await answer('It can be made in a hurry', 'Disagree');

  // The draft does not contain the password.
  await eventually(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Harbour Row');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    PASSWORD,
  );
  await page.reload();
  await eventually(() => form.getByLabel('Address 1').inputValue()).toBe('1 Harbour Row');
  expect(await form.getByLabel('Portal password').inputValue()).toBe('');
  await form.getByLabel('Portal password').fill(PASSWORD);
  await sendButton(form).click();
  await expectThanks(form, 'Okoro answers within a week');

  const [submission] = await submissionsOf(email);
  expect(submission?.values).toEqual({
    [fieldId('text', 6002)]: 'Café Olé',
    [fieldId('name', 6003)]: ['Ada', 'Lovelace'],
    [fieldId('email', 6004)]: email,
    [fieldId('phone', 6005)]: ['+1', '503', '555', '0142'],
    [fieldId('time', 6006)]: ['9', '05', '', 'PM'],
    [fieldId('website', 6007)]: 'https://cafe.example/menu',
    [fieldId('twitter', 6008)]: 'cafe_ole',
    [fieldId('address', 6009)]: ['1 Harbour Row', '', 'Astoria', 'OR', '97103', 'United States'],
    [fieldId('checkbox', 6011)]: ['Greens', 'Herbs'],
    [fieldId('number', 6012)]: '120',
    [fieldId('currency', 6013)]: '350.50',
    [fieldId('date', 6014)]: ['3', '9', '2027'],
    [fieldId('radio', 6015)]: 'By the cup',
    [fieldId('select', 6016)]: 'Twelve',
    [fieldId('likert', 6017)]: { 'The garden is named on the menu': ['2'], 'It can be made in a hurry': ['-1'] },
    [fieldId('password', 6018)]: '••••••',
    [fieldId('textarea', 6019)]: 'Two\nlines, “quoted”',
    [fieldId('hidden', 6020)]: 'spring letter',
  });
  expect(submission?.pagePath).toBe('/wholesale');
  const [mail] = await mailsOf(visitor, email);
  expect(mail).toMatchObject({ to: 'okoro@second-steep.example' });
  expect(JSON.stringify([submission, mail])).not.toContain(PASSWORD);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Harbour Row');
});

const submissionsOf = (email: string) => submissionsFrom(email, FORM);
