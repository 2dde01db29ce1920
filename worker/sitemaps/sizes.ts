import { allLanguages } from '../site/languages.ts';
import type { Site } from '../site/site.ts';

/** The most addresses that a file may have by the protocol, beside 50 MB. */
export const ADDRESSES_MAX = 50_000;
const ITEMS_PER_PART = 10_000;
/** Each of 500 bytes, as long as addresses hardly are, they fill a file. */
const LINKS_MAX = 100_000;

/**
 * The items of one part. Each has an address for each language, and each address names all others, so that a shop of
 * many languages has fewer of them in a file.
 */
export function itemsPerPart(languages: number): number {
  return Math.min(ITEMS_PER_PART, Math.floor(LINKS_MAX / linksOf(languages)));
}

/** The items that a part may grow to before it is counted again; later ones wait for that. */
export function mostItems(site: Pick<Site, 'primaryLanguage' | 'languages' | 'hosts'>): number {
  const languages = allLanguages(site).length;
  return Math.floor(Math.min(ADDRESSES_MAX / languages, (2 * LINKS_MAX) / linksOf(languages)));
}

function linksOf(languages: number): number {
  return languages === 1 ? 1 : languages * (languages + 2);
}
