import { expect, test } from 'vitest';
import { writeLetter } from './letter.ts';
import type { LetterBlock } from './letter-block.ts';

const SHOP = { title: 'Second Steep', language: 'en' };
const BLOCKS: LetterBlock[] = [
  { kind: 'text', text: 'Here is what you bought.' },
  {
    kind: 'items',
    items: [
      {
        title: '2 × Everyday Teapot',
        pictureUrl: 'https://shop.example/teapot.jpg',
        facts: [{ title: 'Colour', value: 'Blue' }],
        amount: '$116.00',
      },
      { title: 'A '.repeat(40).trim(), facts: [], amount: '$1.00' },
    ],
  },
  {
    kind: 'sums',
    sums: [
      { title: 'Subtotal', amount: '$117.00' },
      { title: 'Total', amount: '$117.00', isTotal: true },
    ],
  },
  {
    kind: 'facts',
    facts: [
      { title: 'Number', value: '#1' },
      { title: 'Delivery address', value: 'Ann\n1 Main St' },
      { title: 'Email', value: 'ann@mail.test', url: 'mailto:ann@mail.test' },
    ],
  },
  { kind: 'button', text: 'See your order', url: 'https://shop.example/order?a=1&b=2' },
  { kind: 'quote', title: 'Note', text: '<b>twice</b>\nplease' },
];

test('the plain text has amounts and values below one another', async () => {
  const { text } = await writeLetter(SHOP, { subject: 'Your order', blocks: BLOCKS, footer: 'You bought it.' });
  expect(text).toBe(`Here is what you bought.

2 × Everyday Teapot                                      $116.00
    Colour: Blue

${'A '.repeat(40).trim()}
                                                           $1.00

Subtotal                                                 $117.00
----------------------------------------------------------------
Total                                                    $117.00

Number:           #1
Delivery address: Ann
                  1 Main St
Email:            ann@mail.test

See your order:
https://shop.example/order?a=1&b=2

Note:
<b>twice</b>
please

-- 
You bought it.
Second Steep
`);
});

test('the HTML has the same content, shows typed texts as text, and has a dark mode', async () => {
  const { html } = await writeLetter(SHOP, { subject: 'Your order', blocks: BLOCKS, footer: 'You bought it.' });
  expect(html).toContain('&lt;b&gt;twice');
  expect(html).toContain('src="https://shop.example/teapot.jpg"');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  for (const expected of ['Everyday Teapot', 'Blue', '$116.00', '1 Main St', 'order?a=1&amp;b=2', 'You bought it.']) {
    expect(html).toContain(expected);
  }
});

test('French has a space before each colon, and values still stand below one another', async () => {
  const letter = { subject: 'Votre commande', blocks: BLOCKS, footer: '' };
  const { text, html } = await writeLetter({ ...SHOP, language: 'fr-FR' }, letter);
  expect(text).toContain('    Colour\u00a0: Blue');
  expect(text).toContain(`Number\u00a0:${' '.repeat(11)}#1\nDelivery address\u00a0: Ann\n${' '.repeat(19)}1 Main St`);
  expect(html).toContain('Colour\u00a0: <bdi>Blue');
});

test('an address that a link names is not written twice in the plain text', async () => {
  const link = (text: string) => ({ kind: 'link', text, url: 'mailto:help@shop.test' }) as const;
  const blocks = [link('Write to help@shop.test.'), link('Write to us')];
  const { text } = await writeLetter(SHOP, { subject: '', blocks, footer: '' });
  expect(text).toContain('Write to help@shop.test.\n\nWrite to us: help@shop.test\n');
});

test('items have no room for pictures where none of them has one', async () => {
  const blocks: LetterBlock[] = [{ kind: 'items', items: [{ title: 'Tea', facts: [], amount: '' }] }];
  expect((await writeLetter(SHOP, { subject: '', blocks, footer: '' })).html).not.toContain('rowspan');
  expect((await writeLetter(SHOP, { subject: '', blocks: BLOCKS, footer: '' })).html).toContain('rowspan');
});

test.each([
  ['he-IL', 'rtl'],
  ['en', 'ltr'],
])('a mail in %s runs %s, also where a mail program drops the document around it', async (language, direction) => {
  const { html } = await writeLetter({ ...SHOP, language }, { subject: 'x', blocks: BLOCKS, footer: '' });
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(html).toContain(`<div dir="${direction}" style="max-width`);
});
