import {
  TRANSLATION_KINDS,
  type Translation,
  type TranslationCounts,
  type Translations,
} from '#runtime/contracts/translations.ts';
import { csvLines } from '../../http/csv.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Room } from '../command.ts';
import { readJson } from '../json-file.ts';
import { choice, PAGING } from '../option-kinds.ts';
import { bytes, object, said, table } from '../output.ts';
import { byThing, COLUMNS, readTexts, type SlugOrText, textsOf } from '../translated-texts.ts';

const ROOM = '/api/owner/translations';
const PER_CALL = 100;
const room = (language: string) => `${ROOM}/${encodeURIComponent(language)}`;
const path = (language: string, kind: string, id: string) => `${room(language)}/${kind}/${encodeURIComponent(id)}`;

export const translations: Room = {
  name: 'translations',
  title: 'What visitors read in further languages',
  commands: [
    apiCommand({
      name: 'translations counts',
      about: 'counts what is translated, by language',
      run: async ({ api }) => {
        const answer = await api.get<TranslationCounts>(ROOM);
        return table(answer, answer.languages, [
          'language',
          'translated',
          'total',
          ['missing', ({ total, translated }) => total - translated],
        ]);
      },
    }),
    apiCommand({
      name: 'translations list',
      operands: ['LANGUAGE'],
      options: { ...PAGING, kind: choice('KIND', TRANSLATION_KINDS) },
      about: 'lists what can be translated, with the number of texts that are',
      run: async ({ operands: [language], options, api }) => {
        const answer = await api.get<Translations>(room(language), options);
        return table(answer, answer.translations, [
          'kind',
          'id',
          'title',
          ['translated', ({ texts }) => Object.keys(texts).length],
          ['total', ({ sources }) => Object.keys(sources).length],
          ['slug', ({ slug, ownSlug }) => slug ?? ownSlug ?? ''],
        ]);
      },
    }),
    apiCommand({
      name: 'translations get',
      operands: ['LANGUAGE', 'KIND', 'ID'],
      about: `prints the texts of a thing, for translations put; KIND: ${TRANSLATION_KINDS.join(', ')}`,
      run: async ({ operands: [language, kind, id], api }) =>
        object(await api.get<Translation>(path(language, kind, id))),
    }),
    apiCommand({
      name: 'translations put',
      operands: ['FILE'],
      about: 'replaces them; it is refused if they have changed since FILE was printed',
      run: async ({ operands: [file], api }) => {
        const { language, kind, id, slug, texts, version } = readJson<Translation>(file);
        return object(await api.put<Translation>(path(language, kind, id), { slug, texts }, version));
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
        const filled = byThing(readTexts(file));
        const known = new Map((await all(api, language)).map((one) => [`${one.kind} ${one.id}`, one]));
        let written = 0;
        let left = 0;
        for (const [name, texts] of filled) {
          const thing = known.get(name);
          const { fitting, changed } = merged(thing, texts);
          left += texts.length - fitting;
          if (thing && changed) {
            await api.put<Translation>(path(language, thing.kind, thing.id), changed, thing.version);
            written += 1;
          }
        }
        return said(`${written} things were translated; ${left} texts did not fit and were left.`, { written, left });
      },
    }),
  ],
};

async function all(api: Api, language: string): Promise<Translation[]> {
  const found: Translation[] = [];
  let cursor: string | undefined;
  do {
    const page: Translations = await api.get<Translations>(room(language), { cursor, limit: PER_CALL });
    found.push(...page.translations);
    cursor = page.nextPageCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

/** Adds texts to what a thing has. A text fits where its source is still as the translator has read it. */
function merged(thing: Translation | undefined, sent: readonly SlugOrText[]) {
  if (!thing) return { fitting: 0, changed: undefined };
  const fits = ({ name, source }: SlugOrText) =>
    name === 'slug' ? thing.ownSlug !== null : thing.sources[name]?.trim() === source.trim();
  const fitting = sent.filter(fits);
  const slug = fitting.find(({ name }) => name === 'slug')?.translation ?? thing.slug;
  const texts = fitting.filter(({ name }) => name !== 'slug').map(({ name, translation }) => [name, translation]);
  const changed = { slug, texts: { ...thing.texts, ...Object.fromEntries(texts) } };
  const isSame = JSON.stringify(changed) === JSON.stringify({ slug: thing.slug, texts: thing.texts });
  return { fitting: fitting.length, changed: isSame ? undefined : changed };
}
