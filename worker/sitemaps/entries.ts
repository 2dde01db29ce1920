import { itemUrl } from '../catalogue/service.ts';
import { joined } from '../pages/service.ts';
import { hostOrigin } from '../site/host-origin.ts';
import { allLanguages, baseOf } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import type { CollectionRow, ItemRow, PageRow } from './repository.ts';
import { alternateXml, urlXml } from './xml.ts';

/** Slugs by further language, as JSON; null for none. */
type Slugs = string | null;

/** What the entries of one file have in common. */
export interface MapSite {
  bases: readonly { language: string; base: string }[];
  /** Languages whose pages are on the called host; those of other hosts stand in their own maps. */
  here: ReadonlySet<string>;
  primaryLanguage: string;
  /** Of pictures. */
  origin: string;
}

/** `called` is the origin that was called. */
export function mapSite(site: Site, called: string): MapSite {
  const home = site.primaryHost === null ? called : hostOrigin(new URL(called), site.primaryHost);
  const bases = allLanguages(site).map((language) => ({
    language,
    base: site.languages.length === 0 ? home : baseOf(site, language, called),
  }));
  const { host } = new URL(called);
  const here = bases.filter(({ base }) => new URL(base).host === host).map(({ language }) => language);
  return { bases, here: new Set(here), primaryLanguage: site.primaryLanguage, origin: home };
}

export function pageXml(map: MapSite, { url_id, slugs, path, changed_at }: PageRow): string {
  const slug = slugIn(url_id, slugs);
  const pathOf = (language: string) => `/${slug(language)}${path === '' ? '' : `/${path}`}`;
  return entriesXml(map, pathOf, { changedAt: changed_at, images: [] });
}

export function itemXml(map: MapSite, { url_id, slugs }: CollectionRow, row: ItemRow): string {
  const collection = slugIn(url_id, slugs);
  const slug = slugIn(row.url_slug, row.slugs);
  const pathOf = (language: string) => itemUrl(collection(language), row.record_type, slug(language));
  const images = JSON.parse(row.images) as string[];
  return entriesXml(map, pathOf, {
    changedAt: row.changed_at,
    images: images.flatMap((image) => URL.parse(image, map.origin)?.href ?? []),
  });
}

function slugIn(own: string, slugs: Slugs): (language: string) => string {
  const known: Readonly<Record<string, string>> = slugs === null ? {} : JSON.parse(slugs);
  return (language) => known[language] ?? own;
}

/** Writes the entries of one page, one for each language on the called host; each names those in all languages. */
function entriesXml(
  { bases, here, primaryLanguage }: MapSite,
  pathOf: (language: string) => string,
  shown: { changedAt: number; images: readonly string[] },
): string {
  const links = bases.map(({ language, base }) => ({
    language,
    url: joined(base, encodeURI(pathOf(language).toWellFormed())),
  }));
  const named = links.map(({ language, url }) => alternateXml(language, url));
  const own = links.find(({ language }) => language === primaryLanguage);
  const alternates = links.length > 1 && own ? named.join('') + alternateXml('x-default', own.url) : '';
  return links
    .filter(({ language }) => here.has(language))
    .map(({ url }) => urlXml({ url, alternates, ...shown }))
    .join('');
}
