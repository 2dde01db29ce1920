import { xmlElement, xmlText } from '../http/xml.ts';

/** Writes the files of a site's map by the protocol of sitemaps.org, with the extensions for pictures and languages. */

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';
const XHTML = 'http://www.w3.org/1999/xhtml';

export const URLSET_START = `${DECLARATION}<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGE}" xmlns:xhtml="${XHTML}">\n`;
export const URLSET_END = '</urlset>\n';

export interface Entry {
  url: string;
  /** Ms since the epoch. */
  changedAt: number;
  /** `xhtml:link` lines, the same for the page in all languages. */
  alternates: string;
  images: readonly string[];
}

export function urlXml({ url, changedAt, alternates, images }: Entry): string {
  const pictures = images.map((image) => `<image:image>${xmlElement('image:loc', image)}</image:image>`).join('');
  return `<url>${xmlElement('loc', url)}${lastmod(changedAt)}${alternates}${pictures}</url>\n`;
}

export function alternateXml(hreflang: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${xmlText(hreflang)}" href="${xmlText(url)}"/>`;
}

export function indexXml(parts: readonly { url: string; changedAt: number }[]): string {
  const lines = parts.map(
    ({ url, changedAt }) => `<sitemap>${xmlElement('loc', url)}${lastmod(changedAt)}</sitemap>\n`,
  );
  return `${DECLARATION}<sitemapindex xmlns="${SITEMAP}">\n${lines.join('')}</sitemapindex>\n`;
}

/** Nothing for a thing whose time is not known. */
function lastmod(changedAt: number): string {
  return changedAt > 0 ? xmlElement('lastmod', new Date(changedAt).toISOString()) : '';
}
