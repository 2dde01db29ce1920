import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { TRANSLATIONS } from '#runtime/i18n/languages.ts';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';
import { localizedStrings, textsFor } from './localized-strings.ts';
import { messageErrors } from './message-format.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['{0 plural one {# item} other {# items}}', 'en', []],
  ['{n plural =0 {none} =1.5 {half} other {{0 plural one {a} other {b}}}} {x}', 'en', []],
  ['{0 selectordinal one {#st} two {#nd} few {#rd} other {#th}}', 'en', []],
  ['{0 plural one {a} few {b} many {c} other {d}}', 'pl', []],
  ['{0 plural few {b} other {d}}', 'en', ['few']],
  ['{0 plural banana {a} other {b}}', 'en', ['banana']],
  ['{0 plural one {{1 plural 1 {a} other {b}}} other {c}}', 'de', ['1']],
])('the plural keys of %j are judged by the rules of %s', (message, language, wrong) => {
  expect(messageErrors(message, language).map((error) => /'(.*?)'/.exec(error)?.[1])).toEqual(wrong);
});

test('the shop’s own messages are valid in every language', async () => {
  for (const language of ['en', ...TRANSLATIONS]) {
    const texts = JSON.stringify(localizedStrings(await textsFor(language)));
    expect(messageErrors(texts, language)).toEqual([]);
  }
});

test('a page reports an invalid plural, and shows a label for money that is zero', async () => {
  const logged: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(JSON.parse(line).message));
  await openDemo({
    'plain.page':
      '{collection.description|message a}{.eval @zero = 0; @five = 5; @currency = "USD"}' +
      '{.ctx @none value=@zero currency=@currency}{.ctx @some value=@five currency=@currency}' +
      '[{@none|money/showFreeAtZero:true/freeLabel:Free of charge}][{@none|money}]' +
      '[{@some|money/showFreeAtZero:true/freeLabel:Free of charge}][{@none|money showFreeAtZero:true}]',
  });
  await env.DB.prepare(
    "UPDATE collections SET description = '{0 plural banana {a} other {b}}' WHERE url_id = 'about'",
  ).run();
  const { html } = await Page.at('/about');
  expect(logged).toEqual([
    expect.stringContaining("Plural key 'banana' is not valid for en: use one, other or"),
    'A free label is required when a money component shows free at zero.',
  ]);
  expect(html).toContain('[Free of charge][$0.00][$5.00][$0.00]');
});
