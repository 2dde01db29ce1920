import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  button,
  callsOf,
  json,
  listOf,
  notices,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  until,
} from '../../../../../test/console-shop.tsx';

const TAKE_BACK = 'POST /api/owner/change-sets/s1/take-back';
const SET = {
  ...{
    id: 's1',
    kind: 'import',
    title: 'products.csv',
    madeBy: 'c1',
    madeByKey: '',
    madeAt: 1,
    endsAt: 2,
    types: ['product'],
  },
  ...{
    movesStock: true,
    created: 1,
    changed: 1,
    open: 2,
    stayed: 0,
    takenBackBy: null,
    takenBackByKey: '',
    takenBackAt: null,
  },
};
const ENTRY = {
  isCreated: true,
  fields: [],
  before: null,
  after: null,
  state: 'open',
  reason: null,
  text: '',
  kept: [],
};
const POT = { ...ENTRY, id: 'e1', type: 'product', target: 'p1', title: 'Pot' };
const MUG = {
  ...ENTRY,
  ...{ id: 'e2', type: 'product', target: 'p2', title: 'Mug', isCreated: false, fields: ['title', 'variants'] },
  before: { title: 'Mug', variants: [{ id: 'v1', sku: 'MUG', priceCents: 1000, stock: 3 }] },
  after: { title: 'Cup', variants: [{ id: 'v1', sku: 'MUG', priceCents: 1200, stock: 'unlimited' }] },
};
const KEPT = {
  ...MUG,
  ...{ state: 'partly', reason: 'changed' },
  kept: [{ field: 'variants', entry: 'MUG', part: 'priceCents', reason: 'changed' }],
};

prepareConsole();
let set: object;
let entries: object[];
beforeEach(() => {
  [set, entries] = [SET, [POT, MUG]];
  answers.set('GET /api/owner/change-sets', () => listOf('changeSets', set));
  answers.set('GET /api/owner/change-sets/s1', () => json(set));
  answers.set('GET /api/owner/change-sets/s1/entries', () => listOf('entries', ...entries));
  answers.set('GET /api/owner/contributors', () => json({ contributors: [{ id: 'c1', email: 'ann@work.example' }] }));
});

test('the list leads to a change, which shows what it did to each thing', async () => {
  await openConsole('changes');
  await see('Import: products.csv');
  await see('1 created, 1 changed');
  await see('ann@work.example');
  await openConsole('changes/s1');
  await see('Changed: Title, Variants');
  await see('Title: Mug → Cup');
  await see('MUG: Price: €10.00 → €12.00, Stock: 3 → unlimited');
});

test('a set is taken back in parts after a question, and what stayed is named in words', async () => {
  const parts = [
    { ...SET, open: 1, takenBackBy: 'c1', takenBackAt: 3 },
    { ...SET, open: 0, stayed: 1, takenBackBy: 'c1', takenBackAt: 3 },
  ];
  answers.set(TAKE_BACK, () => {
    set = parts.shift() ?? set;
    entries = [{ ...POT, state: 'takenBack' }, KEPT];
    return json({ changeSet: set, entries: [POT] });
  });
  await openConsole('changes/s1');
  await press('Take back');
  await see('stay in the bin for 30 days');
  expect(callsOf(TAKE_BACK)).toEqual([]);
  await press('Take back');
  await until(() => expect(notices()).toEqual(['Taken back. 1 thing stayed; “Changes” says which and why.']));
  expect(callsOf(TAKE_BACK)).toHaveLength(2);
  await see('Stayed as they are: Variants, MUG, Price. Somebody has made another change since.');
  await see('Taken back; 1 thing stayed');
  expect(button('Take back')).toBeUndefined();
});

test('a taking back that broke off is said, and goes on', async () => {
  answers.set(TAKE_BACK, () => {
    set = { ...SET, open: 1, takenBackBy: 'c1', takenBackAt: 3 };
    return refusal('INTERNAL', 500, 'Something is wrong.');
  });
  await openConsole('changes/s1');
  await press('Take back');
  await press('Take back');
  await see('Taking back was broken off; 1 thing is left');
  expect(button('Take the rest back')).toBeDefined();
});

test('a refusal for a missing right is shown', async () => {
  answers.set(TAKE_BACK, () => refusal('SCOPE_MISSING', 403, 'Your role may not do this.'));
  await openConsole('changes/s1');
  await press('Take back');
  await press('Take back');
  await see('Your role may not do this.');
});

test('a set that has ended is not there', async () => {
  for (const path of ['s2', 's2/entries']) {
    answers.set(`GET /api/owner/change-sets/${path}`, () => refusal('CONTENT_NOT_FOUND', 404, 'There is nothing.'));
  }
  await openConsole('changes/s2');
  await see('Unable to locate content');
  expect(button('Take back')).toBeUndefined();
});

test('a role that may not change products reads a change, and has no button', async () => {
  await openConsole('changes/s1', 'viewer');
  await see('Changed: Title, Variants');
  expect(button('Take back')).toBeUndefined();
});
