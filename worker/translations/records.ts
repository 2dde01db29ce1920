import { MovedTranslation, TRANSLATION_KINDS } from '#runtime/contracts/translations.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { recordKind } from '../http/record-kind.ts';
import { changeTranslation, listTranslations, readTranslation } from './owner-service.ts';

const PER_PAGE = 100;

/** What visitors read in further languages. A translation of a text that the shop does not have is left out. */
export const translations = recordKind({
  type: 'translation',
  scopes: { read: 'content:read', write: 'content:write' },
  contract: MovedTranslation,
  async plan(call, { language, kind, id, slug, texts }, { isPreview }) {
    const found = await readTranslation(call, language, kind, id).catch((error) => {
      // Its object may come with an earlier record.
      if (isPreview) return undefined;
      throw error;
    });
    const known = Object.entries(texts).filter(([name]) => !found || Object.hasOwn(found.sources, name));
    const next = { slug, texts: Object.fromEntries(known) };
    return {
      id: `${language} ${kind} ${id}`,
      title: found?.title ?? id,
      current: found?.version ? { slug: found.slug, texts: found.texts } : undefined,
      next,
      write: async () => void (await changeTranslation(call, language, { kind, id }, next, found?.version)),
    };
  },
  async find(call, id) {
    const found = await findStored(call, id);
    return found && { language: found.language, kind: found.kind, id: found.id, slug: found.slug, texts: found.texts };
  },
  async remove(call, id) {
    const found = await findStored(call, id);
    if (found) await changeTranslation(call, found.language, found, { slug: null, texts: {} }, found.version);
    return true;
  },
  async list(call, cursor) {
    const languages = await storedLanguages(call.db, call.site.siteId);
    const [language = languages[0], place] = cursor === undefined ? [] : cursor.split(' ', 2);
    if (language === undefined) return { contents: [], nextPageCursor: null };
    const page = await listTranslations(call, language, { cursor: place || undefined, limit: PER_PAGE });
    const following = languages[languages.indexOf(language) + 1];
    const contents = page.translations
      .filter(({ version }) => version > 0)
      .map(({ kind, id, slug, texts }) => ({ language, kind, id, slug, texts }));
    const nextPageCursor = page.nextPageCursor === null ? (following ?? null) : `${language} ${page.nextPageCursor}`;
    return { contents, nextPageCursor };
  },
});

/** Finds the translation that a plan names; undefined where there is none, or nothing to translate any more. */
async function findStored(call: OwnerCall, id: string) {
  const [language = '', name = '', ...rest] = id.split(' ');
  const kind = TRANSLATION_KINDS.find((each) => each === name);
  if (!kind) return undefined;
  try {
    const { version, slug, texts } = await readTranslation(call, language, kind, rest.join(' '));
    return version > 0 ? { language, kind, id: rest.join(' '), slug, texts, version } : undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Returns the languages that a site has translations in, also those that it does not serve now. */
async function storedLanguages(db: D1Database, siteId: string): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT DISTINCT language FROM translations WHERE site_id = ?1 ORDER BY language')
    .bind(siteId)
    .all<{ language: string }>();
  return results.map(({ language }) => language);
}
