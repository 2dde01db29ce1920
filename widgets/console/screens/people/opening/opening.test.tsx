import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answers,
  button,
  callsOf,
  field,
  find,
  json,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';

const SET_UP = '/api/owner/set-up';
const OPENING = '/api/owner/site/opening';
const step = (name: string, state = 'done', more: object = {}) => ({
  name,
  state,
  isOptional: !['products', 'payments', 'opening'].includes(name),
  reason: `About ${name}.`,
  screen: name,
  ...more,
});
const setUp = (change: object = {}) => ({
  steps: [step('products'), step('payments'), step('domain', 'open'), step('opening', 'open')],
  isFinished: false,
  openedAt: null,
  payments: 'live',
  ...change,
});
const show = (change: object = {}) => answers.set(`GET ${SET_UP}`, () => json(setUp(change)));

prepareConsole();
beforeEach(() => void vi.spyOn(location, 'assign').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('a shop that is ready opens after a question, and the notice takes it back', async () => {
  show();
  answers.set(`POST ${OPENING}`, ({ body }) => {
    const { isOpen } = body as { isOpen: boolean };
    show({ openedAt: isOpen ? 1_700_000_000_000 : null });
    return json(setUp({ openedAt: isOpen ? 1_700_000_000_000 : null }));
  });
  await openConsole('opening');
  await see('Visitors see a page that says the shop opens soon.');
  expect(find('See the shop as visitors will see it (in a new tab)')?.getAttribute('href')).toBe('/');
  expect(find('Connect a domain')?.getAttribute('href')).toBe('/config/domain');
  await press('Open the shop');
  await see('Open the shop now?');
  await press('Open the shop');
  await until(() =>
    expect(callsOf(`POST ${OPENING}`).map(({ body }) => body)).toEqual([{ isOpen: true, forTests: false }]),
  );
  await see('The shop has been open since');
  await press('Undo');
  await until(() => expect(callsOf(`POST ${OPENING}`)[1]?.body).toEqual({ isOpen: false, forTests: false }));
});

test('a shop that takes test payments alone opens only once its owner has said so, and the error stands at the box', async () => {
  show({ payments: 'test', steps: [step('products'), step('payments', 'open'), step('opening', 'open')] });
  await openConsole('opening');
  await see('Open the shop for tests');
  await press('Open the shop');
  await see('Tick the box to open the shop for tests');
  expect(field('Open the shop for tests')?.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
});

test('a shop in test mode that can charge people opens for real unless its owner ticks otherwise', async () => {
  const general = '/api/v1/commerce-preferences/general';
  show({ payments: 'test' });
  answers.set(`GET ${general}`, () => versioned({ websiteId: 's', testMode: true, version: 3 }));
  answers.set(`PUT ${general}`, ({ body }) => json({ websiteId: 's', ...(body as object) }, 200, { ETag: '"4"' }));
  answers.set(`POST ${OPENING}`, () => json(setUp({ openedAt: 1_700_000_000_000 })));
  await openConsole('opening');
  await press('Open the shop');
  await see('Test mode ends: from then on buyers are charged.');
  await press('Open the shop');
  await until(() => expect(callsOf(`POST ${OPENING}`)[0]?.body).toEqual({ isOpen: true, forTests: false }));
  expect(callsOf(`PUT ${general}`)[0]).toMatchObject({ version: '"3"', body: { testMode: false } });
});

test('what a shop cannot open without stands in place of the button, with the way to it', async () => {
  show({ payments: 'none', steps: [step('products', 'open'), step('payments', 'open'), step('opening', 'open')] });
  await openConsole('opening');
  await see('The shop cannot open yet');
  expect(find('Add products')?.getAttribute('href')).toBe('/config/products');
  expect(find('Connect payments')?.getAttribute('href')).toBe('/config/payments');
  expect(button('Open the shop')).toBeUndefined();
});

test('a refusal of the shop stays in the question', async () => {
  show();
  answers.set(`POST ${OPENING}`, () =>
    refusal('INVALID_REQUEST', 400, 'The shop has no product that visitors can see.'),
  );
  await openConsole('opening');
  await press('Open the shop');
  await press('Open the shop');
  await see('The shop has no product that visitors can see.');
});

test('a test order leads to the checkout, and a refusal says why', async () => {
  show({ payments: 'test' });
  answers.set('POST /api/owner/site/test-order', () => json({ path: '/checkout' }));
  await openConsole('opening');
  await press('Start a test order');
  await until(() => expect(location.assign).toHaveBeenCalledWith('/checkout'));
  answers.set('POST /api/owner/site/test-order', () =>
    refusal('INVALID_REQUEST', 400, 'The shop takes real payments.'),
  );
  await press('Start a test order');
  await see('The shop takes real payments.');
});

test('the first screen lists the steps, and one that is left out can be taken up again', async () => {
  let isSkipped = false;
  answers.set(`GET ${SET_UP}`, () =>
    json(setUp({ steps: [step('products'), step('domain', isSkipped ? 'skipped' : 'open')] })),
  );
  answers.set(`PUT ${SET_UP}/skipped`, ({ body }) => {
    isSkipped = (body as { isSkipped: boolean }).isSkipped;
    return json(setUp());
  });
  await openConsole('');
  await see('1 of 2 steps are done.');
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Connect a domain');
  await press('Skip: Connect a domain');
  await see('2 of 2 steps are done.');
  await press('Do it after all: Connect a domain');
  await see('1 of 2 steps are done.');
});

test('a shop whose set-up is finished shows no list, nor does a role that may not read settings', async () => {
  show({ isFinished: true });
  await openConsole('');
  await until(() => expect(callsOf(`GET ${SET_UP}`)).toHaveLength(1));
  expect(text()).not.toContain('Set up your shop');
});
