import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import type { LegalPage } from '#runtime/contracts/legal-page.ts';
import { plainText } from '#runtime/domain/plain-text.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { readContent, wholeUrl } from '../pages/service.ts';
import { declarationPages } from '../site/cancel-links.ts';
import { allLanguages, inLanguage } from '../site/languages.ts';
import { isLegalPage, legalPages } from '../site/legal-pages.ts';
import { markdownUrl } from '../site/markdown-path.ts';
import type { Site } from '../site/site.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { escapeAddress, escapeText } from './escape-markdown.ts';
import { type IsServed, programAddresses } from './program-addresses.ts';
import { readMainCategories } from './repository.ts';

/** Far more pages than a menu names; the sitemap has all of them. */
const MAX_PAGES = 100;
const SUMMARY_MAX_LENGTH = 300;

interface Given {
  /** The origin that was called. */
  origin: string;
  isServed: IsServed;
}

/**
 * Returns what the shop has in the form of llmstxt.org: its name, what it sells, and links to its pages as Markdown.
 * Only what everybody may see is in it.
 */
export async function llmsText(db: D1Database, site: Site, { origin, isServed }: Given): Promise<string> {
  const [content, texts] = await Promise.all([readContent(db, site), textsIn(site.language)]);
  const all = content.collections.filter(({ memberAreaId, lockKey }) => memberAreaId === null && lockKey === null);
  const open = all.slice(0, MAX_PAGES);
  const home = all.find(({ urlId }) => urlId === '');
  const stores = open.filter(({ type }) => type === COLLECTION_TYPE.products);
  const rest = open.filter(({ type, ownUrlId }) => {
    return type !== COLLECTION_TYPE.products && ownUrlId !== '' && !isLegalPage(site, `/${ownUrlId}`);
  });
  const categories = await readMainCategories(
    db,
    site,
    stores.map(({ id }) => id),
  );
  const page = (path: string) => markdownUrl(wholeUrl(site, path, origin), path);
  const about = plainText(home?.description || (home?.mainContent ?? '')).slice(0, SUMMARY_MAX_LENGTH);
  const terms = [...legalPages(site, texts), ...declarationPages(site, texts, Date.now())];
  return `${[
    `# ${escapeText(site.title)}`,
    ...(about ? [`> ${escapeText(about)}`] : []),
    `Prices are in ${storeCurrency(site)}. Each page also stands as Markdown at its address with .md behind it, and at its own address for whoever sends the header Accept: text/markdown.`,
    ...section('Products', [
      ...stores.flatMap(({ id, title, description, urlId }) => [
        link(title, page(`/${urlId}`), description),
        ...categories
          .filter(({ collectionId }) => collectionId === id)
          .map(({ name, path }) => link(`${title}: ${name}`, page(`/${urlId}/${path}`))),
      ]),
    ]),
    ...section('Pages', [
      ...(home ? [link(home.title, page('/'))] : []),
      ...rest.map(({ title, description, urlId }) => link(title, page(`/${urlId}`), description)),
    ]),
    ...section(
      'Terms and service',
      terms.map((term) => termLink(site, term, origin)),
    ),
    ...section('Languages', languageLinks(site, origin)),
    ...section(
      'For programs',
      programAddresses(site, isServed).map(({ path, title, note }) => {
        return link(title, new URL(path, wholeUrl(site, '/', origin)).href, note);
      }),
    ),
  ].join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${title}\n\n${lines.join('\n')}`] : [];
}

function link(title: string, url: string, note = ''): string {
  const about = escapeText(plainText(note).slice(0, SUMMARY_MAX_LENGTH));
  return `- [${escapeText(title)}](${escapeAddress(url)})${about && `: ${about}`}`;
}

/** The shop's own terms are pages; others are elsewhere, and those on which contracts end have no content. */
function termLink(site: Site, { title, url }: LegalPage, origin: string): string {
  const own = url.startsWith(`${site.prefix}/`) ? url.slice(site.prefix.length) : undefined;
  if (own === undefined) return link(title, url);
  const whole = wholeUrl(site, own, origin);
  return link(title, isLegalPage(site, own) ? markdownUrl(whole, own) : whole);
}

function languageLinks(site: Site, origin: string): string[] {
  if (site.languages.length === 0) return [];
  const { hostname } = new URL(origin);
  return allLanguages(site).map((language) => {
    const name = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(language) ?? language;
    return link(name, markdownUrl(wholeUrl(inLanguage(site, language, hostname), '/', origin), '/'));
  });
}
