import { urlSlugOf } from '#runtime/domain/url-slug.ts';

/** The id of a shop whose name has no Latin letters or digits. */
const FALLBACK_ID = 'shop';
const MAX_LENGTH = 40;

/** Returns an id that reads like a shop's name, of small letters, digits and hyphens: 'ann-s-tea'. */
export function siteIdOf(title: string): string {
  const slug = urlSlugOf(title, FALLBACK_ID).toLowerCase();
  const id = slug
    .replace(/[^a-z0-9-]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return id || FALLBACK_ID;
}
