import { expect, test } from 'vitest';
import { DUTY_ROWS } from '../domain/law/duty-rows.ts';
import { ownerTextsIn } from './owner-texts.ts';

const SOURCES = new Set(DUTY_ROWS.map(({ source }) => source));

test('every act that a duty stands in has a German name, and no other', async () => {
  const { lawSources } = await ownerTextsIn('de');
  expect(Object.keys(lawSources).filter((source) => !SOURCES.has(source))).toEqual([]);
  const names = [...SOURCES].map((source) => lawSources[source] ?? source);
  expect(names).toContain('Verordnung (EU) 2023/988 über die allgemeine Produktsicherheit, Artikel 19');
  expect(names).toContain('§ 312k BGB');
  const english = /\b(?:[Aa]rticles?|Directive (?:\(EU\) )?\d+|sections?|arts?\.|and|Court|put off)/;
  expect(names.filter((name) => english.test(name))).toEqual([]);
});

test('in English, acts are called as the table of duties calls them', async () => {
  expect((await ownerTextsIn('en')).lawSources).toEqual({});
});
