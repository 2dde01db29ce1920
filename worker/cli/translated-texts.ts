import type { Translation } from '#runtime/contracts/translations.ts';
import { textOfCell } from '../http/csv.ts';
import { readRows } from '../product-csv/service.ts';
import { readBytes } from './json-file.ts';
import { UsageError } from './usage-error.ts';

/** The columns of a translator's file. */
export const COLUMNS = ['kind', 'id', 'name', 'source', 'translation'] as const;

/** One text of a thing, or its part of addresses, under the name `slug`. */
export type SlugOrText = Record<(typeof COLUMNS)[number], string>;

/** Returns all texts of a thing, the translation of each empty where there is none. */
export function textsOf({ kind, id, ownSlug, slug, sources, texts }: Translation): SlugOrText[] {
  const address = ownSlug === null ? [] : [{ kind, id, name: 'slug', source: ownSlug, translation: slug ?? '' }];
  const rest = Object.entries(sources).map(([name, source]) => ({
    ...{ kind, id, name, source, translation: texts[name] ?? '' },
  }));
  return [...address, ...rest];
}

/** Reads a file that `translations export` wrote, as CSV or JSON. */
export function readTexts(file: string): SlugOrText[] {
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

/** Returns the texts that are filled in, by kind and id of their things. */
export function byThing(texts: readonly SlugOrText[]): Map<string, SlugOrText[]> {
  const filled = texts.filter(({ translation }) => translation.trim() !== '');
  return Map.groupBy(filled, ({ kind, id }) => `${kind} ${id}`);
}
