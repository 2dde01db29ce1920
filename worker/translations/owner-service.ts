import * as z from 'zod/mini';
import {
  TRANSLATION_KINDS,
  type Translation,
  type TranslationCounts,
  type TranslationKind,
  type Translations,
  type TranslationTexts,
} from '#runtime/contracts/translations.ts';
import { ApiError } from '../http/errors.ts';
import { readCursor, writeCursor } from '../http/list-cursor.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { readCurrentSite } from '../site-settings/service.ts';
import { writeTranslation } from './changes.ts';
import { checkTexts } from './check.ts';
import type { Translatable } from './sources.ts';
import { readTranslatables } from './translatables.ts';

/** Objects that one statement reads where all are counted. */
const COUNTED_AT_ONCE = 100;

interface Row {
  id: string;
  slug: string | null;
  texts: string;
  version: number;
}

/** Reads the texts that can be translated with their translations in one language, page by page. */
export async function listTranslations(
  { db, site }: OwnerCall,
  language: string,
  { kind, cursor, limit }: { kind?: TranslationKind | undefined; cursor?: string | undefined; limit: number },
): Promise<Translations> {
  const kinds = kind === undefined ? TRANSLATION_KINDS : [kind];
  const [first = kinds[0], start = ''] = cursor === undefined ? [] : readCursor(cursor, TranslationCursor);
  const found: Translation[] = [];
  for (const eachKind of kinds.slice(kinds.indexOf(first as TranslationKind))) {
    const after = eachKind === first ? String(start) : '';
    const isStarted = eachKind === 'site' && cursor !== undefined;
    const translatables = isStarted
      ? []
      : await readTranslatables(db, site.siteId, eachKind, { after, limit: limit + 1 - found.length });
    found.push(...(await translated(db, site.siteId, language, translatables)));
    if (found.length > limit) break;
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    translations: page,
    nextPageCursor: found.length > limit && last ? writeCursor([last.kind, last.id]) : null,
  };
}

const TranslationCursor = z.tuple([z.enum(TRANSLATION_KINDS), z.string()]);

/** Throws TRANSLATION_NOT_FOUND for an object that the site does not have. */
export async function readTranslation(
  { db, site }: Pick<OwnerCall, 'db' | 'site'>,
  language: string,
  kind: TranslationKind,
  id: string,
): Promise<Translation> {
  const [translatable] = await translated(
    db,
    site.siteId,
    language,
    await translatablesWith(db, site.siteId, kind, id),
  );
  if (!translatable) throw new ApiError('TRANSLATION_NOT_FOUND');
  return translatable;
}

async function translatablesWith(
  db: D1Database,
  siteId: string,
  kind: TranslationKind,
  id: string,
): Promise<Translatable[]> {
  return (await readTranslatables(db, siteId, kind, { id })).filter((translatable) => translatable.id === id);
}

/** Replaces the texts of an object in a language; with `version`, only if they have not changed since. */
export async function changeTranslation(
  call: OwnerCall,
  language: string,
  { kind, id }: { kind: TranslationKind; id: string },
  sent: TranslationTexts,
  version: number | undefined,
): Promise<Translation> {
  const { db } = call;
  const site = await readCurrentSite(call);
  const [translatable] = await translatablesWith(db, site.siteId, kind, id);
  if (!translatable) throw new ApiError('TRANSLATION_NOT_FOUND');
  const checked = await checkTexts(call, translatable, language, sent);
  const before = await readTranslation(call, language, kind, id);
  await refusingStale(
    () => writeTranslation(call, language, translatable, checked, version, before),
    () => readTranslation(call, language, kind, id),
  );
  return readTranslation(call, language, kind, id);
}

/** Counts the texts that can be translated, and those that are, in each of the site's further languages. */
export async function countTranslations(call: OwnerCall): Promise<TranslationCounts> {
  const { languages } = await readCurrentSite(call);
  const counts = languages.map((language) => ({ language, total: 0, translated: 0 }));
  for (const count of counts) {
    let cursor: string | undefined;
    do {
      const page: Translations = await listTranslations(call, count.language, { cursor, limit: COUNTED_AT_ONCE });
      for (const { sources, texts } of page.translations) {
        count.total += Object.keys(sources).length;
        count.translated += Object.keys(texts).length;
      }
      cursor = page.nextPageCursor ?? undefined;
    } while (cursor !== undefined);
  }
  return { languages: counts };
}

/** Adds to objects what they have in a language. A translation of a text that is there no more is left out. */
async function translated(
  db: D1Database,
  siteId: string,
  language: string,
  translatables: readonly Translatable[],
): Promise<Translation[]> {
  const [first] = translatables;
  if (!first) return [];
  const { results } = await db
    .prepare(
      `SELECT id, slug, texts, version FROM translations
       WHERE site_id = ?1 AND language = ?2 AND kind = ?3 AND id IN (SELECT value FROM json_each(?4))`,
    )
    .bind(siteId, language, first.kind, JSON.stringify(translatables.map(({ id }) => id)))
    .all<Row>();
  const rows = new Map(results.map((row) => [row.id, row]));
  return translatables.map(({ parentId: _, distinct: __, ...translatable }) => {
    const row = rows.get(translatable.id);
    const texts: Record<string, string> = row ? JSON.parse(row.texts) : {};
    return {
      ...translatable,
      language,
      slug: row?.slug ?? null,
      texts: Object.fromEntries(Object.entries(texts).filter(([name]) => Object.hasOwn(translatable.sources, name))),
      version: row?.version ?? 0,
    };
  });
}
