import type { TranslationTexts } from '#runtime/contracts/translations.ts';
import { guard, isClash } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { changesOf } from '../owner/service.ts';
import { keepTranslatedAddress } from '../site/former-addresses.ts';
import { writeSite } from '../site-settings/service.ts';
import type { Translatable } from './sources.ts';

/** Slugs of other objects at the same place, in the site's own language. */
const TAKEN = {
  collection: 'EXISTS (SELECT 1 FROM collections WHERE site_id = ?1 AND id <> ?2 AND url_id = ?4)',
  item: 'EXISTS (SELECT 1 FROM items WHERE site_id = ?1 AND id <> ?2 AND collection_id = ?3 AND url_slug = ?4)',
};

/** Returns the texts of fields, with null for those that only `others` has. Texts of templates and HTML have no names. */
function namedTexts({ slug, texts }: TranslationTexts, others: TranslationTexts['texts']): object {
  const names = Object.keys({ ...texts, ...others }).filter((name) => !name.includes(':'));
  return { slug, ...Object.fromEntries(names.map((name) => [name, texts[name] ?? null])) };
}

/** Writes the texts of an object; throws VERSION_STALE and, where another object has the slug, URL_TAKEN. */
export async function writeTranslation(
  call: OwnerCall,
  language: string,
  { kind, id, parentId }: Translatable,
  { slug, texts }: TranslationTexts,
  version: number | undefined,
  before: TranslationTexts,
): Promise<void> {
  const { db, now } = call;
  const { siteId } = call.site;
  const stale = `COALESCE((SELECT version FROM translations WHERE site_id = ?1 AND language = ?2 AND kind = ?3 AND id = ?4), 0) <> ?5`;
  const statements = [
    ...(version === undefined ? [] : [guard(db, siteId, { VERSION_STALE: stale }, language, kind, id, version)]),
    ...(slug !== null && (kind === 'collection' || kind === 'item')
      ? [guard(db, siteId, { URL_TAKEN: TAKEN[kind] }, id, ...(kind === 'item' ? [parentId] : ['']), slug)]
      : []),
    keepTranslatedAddress(db, { siteId, now }, { language, kind, id, slug }),
    db
      .prepare(
        `INSERT INTO translations (site_id, language, kind, id, parent_id, slug, texts, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
         ON CONFLICT (site_id, language, kind, id) DO UPDATE SET parent_id = excluded.parent_id, slug = excluded.slug,
           texts = excluded.texts, version = version + 1, updated_at = excluded.updated_at`,
      )
      .bind(siteId, language, kind, id, parentId, slug, JSON.stringify(texts), now),
  ];
  try {
    await writeSite(call, statements, {
      action: 'translation.changed',
      target: `${language} ${kind} ${id}`,
      changes: changesOf(namedTexts(before, texts), namedTexts({ texts, slug }, before.texts)),
    });
  } catch (error) {
    if (isClash(error, 'translations.')) throw new ApiError('URL_TAKEN', { fields: ['slug'] });
    throw error;
  }
}
