import { env } from 'cloudflare:workers';

interface Translation {
  site?: string;
  language?: string;
  kind: string;
  id: string;
  slug?: string;
  parent?: string;
  texts?: Record<string, string>;
}

/** Gives the demo's first shop further languages. */
export async function speak(languages: readonly string[], site = 'second-steep'): Promise<void> {
  await env.DB.prepare('UPDATE sites SET languages = ?2 WHERE site_id = ?1')
    .bind(site, JSON.stringify(languages))
    .run();
}

/** Deletes the demo's own translations. */
export async function untranslate(): Promise<void> {
  await env.DB.prepare('DELETE FROM translations').run();
}

/** Writes translations into the database, by default into French. */
export async function translate(...translations: Translation[]): Promise<void> {
  await env.DB.batch(
    translations.map(({ site = 'second-steep', language = 'fr', kind, id, slug = null, parent = '', texts = {} }) =>
      env.DB.prepare(
        `INSERT INTO translations (site_id, language, kind, id, parent_id, slug, texts, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0)
         ON CONFLICT DO UPDATE SET slug = excluded.slug, texts = excluded.texts`,
      ).bind(site, language, kind, id, parent, slug, JSON.stringify(texts)),
    ),
  );
}
