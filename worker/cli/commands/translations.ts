import { addressOf } from '#runtime/api/calls.ts';
import type { Translation, Translations } from '#runtime/contracts/translations.ts';
import { csvLines } from '../../http/csv.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Command } from '../command.ts';
import { readJson } from '../json-file.ts';
import { choice } from '../option-kinds.ts';
import { bytes, object, said } from '../output.ts';
import { byThing, COLUMNS, readTexts, type SlugOrText, textsOf } from '../translated-texts.ts';

const PER_CALL = 100;
const THING = '/api/owner/translations/:language/:kind/:id';

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
      const filled = byThing(readTexts(file));
      const known = new Map((await all(api, language)).map((one) => [`${one.kind} ${one.id}`, one]));
      let written = 0;
      let left = 0;
      for (const [name, texts] of filled) {
        const thing = known.get(name);
        const { fitting, changed } = merged(thing, texts);
        left += texts.length - fitting;
        if (thing && changed) {
          const { kind, id, version } = thing;
          await api.call('PUT', addressOf(THING, { language, kind, id }), { body: changed, version });
          written += 1;
        }
      }
      return said(`${written} things were translated; ${left} texts did not fit and were left.`, { written, left });
    },
  }),
];

async function all(api: Api, language: string): Promise<Translation[]> {
  const found: Translation[] = [];
  let cursor: string | undefined;
  do {
    const query = { cursor, limit: PER_CALL };
    const page: Translations = await api.call(
      'GET',
      addressOf('/api/owner/translations/:language', { language, ...query }),
    );
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
