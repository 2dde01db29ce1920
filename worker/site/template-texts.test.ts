import { expect, test } from 'vitest';
import { replaceTemplateTexts, templateTexts } from './template-texts.ts';

test.each([
  ['<h1>Your cart</h1>', ['Your cart']],
  ['<p>\n  More than {count} of\n  them </p>', ['More than', 'of\n  them']],
  ['Skip <b>here</b> and there', ['Skip', 'here', 'and there']],
  ['<a aria-label="Search" href="/search" title="Find {name}">x</a>', ['Search', 'Find']],
  ['<details{.if past > 1} open{.end}><summary>Over</summary>', ['Over']],
  ['<!-- Not this --><script>var that = "words"</script><style>a{color:red}</style>', []],
  ['{.section items}{title|htmltag}{.or}Nothing here{.end}', ['Nothing here']],
  ['{count|pluralize one many} &nbsp; &copy; – 5 × 3', []],
  ['<p>Ruth &amp; Ama</p>', ['Ruth &amp; Ama']],
  ['<p>Words <!-- without an end', ['Words']],
  ['<script>without an end', []],
  [`<a onclick="x => say('Hello')" class="One two">Press</a>`, ['Press']],
  ['<!doctype html><p>Words</p>', ['Words']],
  ['<style-guide>Look</style-guide>{## Not\nthis ##}', ['Look']],
  ['<p>Same</p><p>Same</p>', ['Same']],
])('the texts of %j are %j', (source, texts) => expect(templateTexts(source)).toEqual(texts));

test('texts are replaced where they stand, and nothing else', () => {
  const source = '<h1 class="Cart" aria-label="Cart {n}">Cart {n|x Cart}</h1>{.or} Cart <i>Cartwheel</i>';
  expect(replaceTemplateTexts(source, (texts) => (texts === 'Cart' ? 'Panier' : texts))).toBe(
    '<h1 class="Cart" aria-label="Panier {n}">Panier {n|x Cart}</h1>{.or} Panier <i>Cartwheel</i>',
  );
});

test('a replacement becomes neither markup nor a directive', () => {
  const hostile = '"><script>x()</script>{.end}{item|json} & Co &eacute;';
  const written = replaceTemplateTexts('<a title="One two">One two</a>', () => hostile);
  expect(written).not.toMatch(/<script|[{}]|title="[^"]*"[^>]*"/);
  expect(written).toContain('&amp; Co &eacute;');
});
