import { addressOf } from '#runtime/api/calls.ts';
import type { Translation } from '#runtime/contracts/translations.ts';
import { csvLines, textOfCell } from '../../http/csv.ts';
import { readRows } from '../../product-csv/service.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Command } from '../command.ts';
import { readBytes, readJson } from '../json-file.ts';
import { choice } from '../option-kinds.ts';
import { bytes, object, textOutput } from '../output.ts';
import { allPages } from '../pages.ts';
import { UsageError } from '../usage-error.ts';

const PER_CALL = 100;
const THING = '/api/owner/translations/:language/:kind/:id';

/** The columns of a translator's file. */
const COLUMNS = ['kind', 'id', 'name', 'source', 'translation'] as const;

/** One text of an object, or its part of addresses, under the name `slug`. */
type SlugOrText = Record<(typeof COLUMNS)[number], string>;

export const translations: readonly Command[] = [
  apiCommand({
    name: 'translations put',
    operands: ['FILE'],
    about: 'replaces them; it is refused if they have changed since FILE was printed',
    run: async ({ operands: [file], api }) => {
      const { language, kind, id, slug, texts, version } = readJson<Translation>(file);
      const address = addressOf(THING, { language, kind, id });
      return object(await api.call('PUT', address, { body: { slug, texts }, version }));
    },
  }),
  apiCommand({
    name: 'translations export',
    operands: ['LANGUAGE'],
    options: { format: choice('FORMAT', ['csv', 'json'], 'csv by default') },
    about: 'prints all texts for a translator, who fills the column `translation`; for translations import',
    run: async ({ operands: [language], options: { format = 'csv' }, api }) => {
      const texts = (await all(api, language)).flatMap(textsOf);
      if (format === 'json') return object(texts);
      const rows = texts.map((text) => COLUMNS.map((column) => text[column]));
      return bytes(new Blob([`\uFEFF${csvLines([COLUMNS, ...rows])}`]).stream());
    },
  }),
  apiCommand({
    name: 'translations import',
    operands: ['LANGUAGE', 'FILE'],
    about: 'writes what a translator has filled in; texts that are empty or have changed since are left as they are',
    run: async ({ operands: [language, file], api }) => {
      const filled = byTranslation(readTexts(file));
      const known = new Map(
        (await all(api, language)).map((translation) => [`${translation.kind} ${translation.id}`, translation]),
      );
      let written = 0;
      let left = 0;
      for (const [name, texts] of filled) {
        const translation = known.get(name);
        const { fitting, changed } = merged(translation, texts);
        left += texts.length - fitting;
        if (translation && changed) {
          const { kind, id, version } = translation;
          await api.call('PUT', addressOf(THING, { language, kind, id }), { body: changed, version });
          written += 1;
        }
      }
      return textOutput(`${written} things were translated; ${left} texts did not fit and were left.`, {
        written,
        left,
      });
    },
  }),
];

async function all(api: Api, language: string): Promise<Translation[]> {
  const read = (cursor: string | undefined) =>
    api.call('GET', addressOf('/api/owner/translations/:language', { language, cursor, limit: PER_CALL }));
  return (await allPages(read)).flatMap(({ translations: page }) => page);
}

/** Adds texts to what an object has. A text fits where its source is still as the translator has read it. */
function merged(translation: Translation | undefined, sent: readonly SlugOrText[]) {
  if (!translation) return { fitting: 0, changed: undefined };
  const fits = ({ name, source }: SlugOrText) =>
    name === 'slug' ? translation.ownSlug !== null : translation.sources[name]?.trim() === source.trim();
  const fitting = sent.filter(fits);
  const slug = fitting.find(({ name }) => name === 'slug')?.translation ?? translation.slug;
  const texts = fitting.filter(({ name }) => name !== 'slug').map(({ name, translation }) => [name, translation]);
  const changed = { slug, texts: { ...translation.texts, ...Object.fromEntries(texts) } };
  const isSame = JSON.stringify(changed) === JSON.stringify({ slug: translation.slug, texts: translation.texts });
  return { fitting: fitting.length, changed: isSame ? undefined : changed };
}

/** Returns all texts of an object, the translation of each empty where there is none. */
function textsOf({ kind, id, ownSlug, slug, sources, texts }: Translation): SlugOrText[] {
  const address = ownSlug === null ? [] : [{ kind, id, name: 'slug', source: ownSlug, translation: slug ?? '' }];
  const rest = Object.entries(sources).map(([name, source]) => ({
    kind,
    id,
    name,
    source,
    translation: texts[name] ?? '',
  }));
  return [...address, ...rest];
}

/** Reads a file that `translations export` wrote, as CSV or JSON. */
function readTexts(file: string): SlugOrText[] {
  const text = readBytes(file)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (text.trimStart().startsWith('[')) return JSON.parse(text);
  const [header, ...rows] = readRows(text).rows.map(({ cells }) => cells);
  const places = COLUMNS.map((column) => header?.indexOf(column) ?? -1);
  if (places.includes(-1))
    throw new UsageError(`The first line of ${file} must name the columns ${COLUMNS.join(', ')}.`);
  return rows.map((cells) => {
    const entries = COLUMNS.map((column, index) => [column, textOfCell(cells[places[index] ?? -1] ?? '')]);
    return Object.fromEntries(entries) as SlugOrText;
  });
}

/** Returns the texts that are filled in, by kind and id of their objects. */
function byTranslation(texts: readonly SlugOrText[]): Map<string, SlugOrText[]> {
  const filled = texts.filter(({ translation }) => translation.trim() !== '');
  return Map.groupBy(filled, ({ kind, id }) => `${kind} ${id}`);
}
