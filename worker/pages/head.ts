import { EARLY_PRESSES_SCRIPT } from '#runtime/contracts/early-presses.ts';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import type { LanguageLink } from '#runtime/domain/language-choice.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { plainText } from '#runtime/domain/plain-text.ts';
import { priceRange } from '#runtime/domain/price.ts';
import { isSoldOut } from '#runtime/domain/product-status.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { Bindings } from '../env.ts';
import { discoverySettings, isFindable } from '../site/discovery.ts';
import { fullTitle } from '../site/full-title.ts';
import { hasMarkdown, markdownUrl } from '../site/markdown-path.ts';
import type { Site } from '../site/site.ts';
import { alternates, joined } from './alternates.ts';
import { brandStyle, fontTags } from './brand-style.ts';
import { safeJson } from './escape.ts';
import { filterTitle, isIndexed } from './list-filter.ts';
import { type Place, pageData } from './page-data.ts';
import { namedOrigin, pagesBase } from './page-url.ts';
import { feedLinks } from './post-feed/feed-links.ts';
import { sharePicture } from './share-card.ts';
import type { View } from './view.ts';

/** Search engines show about this many characters of a description. */
const DESCRIPTION_MAX_LENGTH = 200;

/** The facts about a request that change its page. */
export interface Visit {
  origin: string;
  /** Path of the call without its language; '/' for one with a query, which may hold a secret. */
  address: string;
  /** Whether the cookie that scripts can read says that the visitor has a cart. */
  hasCart: boolean;
}

interface Given {
  env: Bindings;
  now: number;
  currency: string;
  /** The script with the static context. */
  staticContext: string;
  texts: Pick<Catalogue, 'theme' | 'cartPage' | 'product'>;
}

interface Head {
  title: string;
  html: string;
  /** Texts of the inline scripts in `html`. */
  inlineScripts: readonly string[];
}

/**
 * Returns the `{squarespace-headers}` of a page: title, description, tags for other sites and search engines, the
 * script that keeps presses until the loader has come, the loader, and the static context. For a visitor with a cart
 * the loader blocks rendering (3 KB from our own origin, fetched beside the style sheets), so that the cart shows with
 * the first paint. For all others it does not.
 */
export function headFor(site: Site, view: View, visit: Visit, given: Given): Head {
  const { now, currency, staticContext, texts } = given;
  const { hasCart } = visit;
  const origin = namedOrigin(site, visit.origin);
  const languages = alternates(site, view, visit);
  const url = view.path && (languages.find(({ isCurrent }) => isCurrent)?.url ?? origin + view.path);
  const style = brandStyle(site);
  const title = view.item?.seoTitle || (contentTitle(site, view) ?? ownPageTitle(view, texts));
  const wholeTitle = fullTitle(site, title);
  const description = plainText(
    view.item?.seoDescription || (view.item?.excerpt ?? view.collection?.description ?? ''),
  ).slice(0, DESCRIPTION_MAX_LENGTH);
  const place = { url, origin, base: pagesBase(site, visit.origin) };
  const data = pageData(site, view, place, now);
  const lines = [
    `<title>${escapeHtml(wholeTitle)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    isListed(site, view, visit) ? link('canonical', url) : '<meta name="robots" content="noindex">',
    view.status === 200 && url && hasMarkdown(view.path) && markdownLink(markdownUrl(url, view.path)),
    ...pageLinks(view, place),
    ...(view.path === '/' ? verificationLines(site) : []),
    ...(view.path === '' || view.status !== 200 || view.filter ? [] : languageLinks(languages)),
    ...feedLinks(view, url, wholeTitle),
    property('og:site_name', site.title),
    property('og:title', title ?? site.title),
    property('og:type', view.item ? (view.item.productType === null ? 'article' : 'product') : 'website'),
    url && property('og:url', url),
    ...(languages.length > 0 ? localeLines(languages) : []),
    description && property('og:description', description),
    ...pictureLines(site, view, place, given),
    ...productLines(view, currency),
    data && `<script type="application/ld+json">${safeJson(data)}</script>`,
    ...fontTags(site),
    style && `<style>${style}</style>`,
    `<script data-name="early-presses">${EARLY_PRESSES_SCRIPT}</script>`,
    `<script ${loading(view, hasCart)} src="/storefront.js" data-site="${escapeHtml(site.siteId)}"></script>`,
    `<script data-name="static-context">${staticContext}</script>`,
  ];
  return {
    title: wholeTitle,
    html: lines.filter(Boolean).join('\n'),
    inlineScripts: [EARLY_PRESSES_SCRIPT, staticContext],
  };
}

/** Returns the title of what the page shows; undefined for pages that the shop has by itself. */
function contentTitle(site: Site, { filter, item, category, collection, notice }: View): string | undefined {
  if (filter) return `${filterTitle(filter, site)} — ${collection?.title ?? ''}`;
  return item?.title ?? category?.displayName ?? collection?.title ?? notice?.title;
}

function ownPageTitle({ pageType }: View, { theme, cartPage }: Given['texts']): string | undefined {
  switch (pageType) {
    case PAGE_TYPE.search:
      // It does not repeat what was asked for: a link with a query would give the shop any title.
      return theme.search;
    case PAGE_TYPE.cartV2:
      return cartPage.title;
    case PAGE_TYPE.notFound:
      return theme.notFound;
    default:
      return undefined;
  }
}

/** Page types whose own HTML loads modules. The loader must run before them, because they learn the site from it. */
const WITH_MODULES: ReadonlySet<number> = new Set([
  PAGE_TYPE.checkout,
  PAGE_TYPE.orderConfirmed,
  PAGE_TYPE.membershipConfirmed,
]);

function loading({ pageType }: View, hasCart: boolean): string {
  if (WITH_MODULES.has(pageType)) return 'defer';
  return hasCart ? 'async blocking="render"' : 'async';
}

/** Whether search engines should list the page. */
export function isListed(site: Site, { path, filter }: View, { origin }: Visit): boolean {
  return path !== '' && isFindable(site, new URL(origin).hostname) && (!filter || isIndexed(filter));
}

/** Names the pages of a list around this one. */
function pageLinks({ pagination, kind }: View, { base }: Place): string[] {
  if (kind !== 'list' || !pagination) return [];
  const { prevPage, prevPageUrl, nextPage, nextPageUrl } = pagination;
  return [
    ...(prevPage ? [link('prev', joined(base, prevPageUrl))] : []),
    ...(nextPage ? [link('next', joined(base, nextPageUrl))] : []),
  ];
}

/** Proves to services that the owner of an account there owns the site; they look at its home page alone. */
function verificationLines(site: Site): string[] {
  const { googleCode, bingCode, pinterestCode, metaCode } = discoverySettings(site);
  const codes = {
    'google-site-verification': googleCode,
    'msvalidate.01': bingCode,
    'p:domain_verify': pinterestCode,
    'facebook-domain-verification': metaCode,
  };
  return Object.entries(codes).flatMap(([name, code]) => (code === '' ? [] : [meta(name, code)]));
}

function pictureLines(site: Site, view: View, { origin, base }: Place, { env, texts }: Given): string[] {
  const picture = sharePicture(env, site, view, { origin, base, texts });
  if (!picture) return [meta('twitter:card', 'summary')];
  const { url, width, height, alt } = picture;
  return [
    property('og:image', url),
    ...(width > 0 && height > 0
      ? [property('og:image:width', String(width)), property('og:image:height', String(height))]
      : []),
    ...(alt ? [property('og:image:alt', alt)] : []),
    meta('twitter:card', 'summary_large_image'),
  ];
}

function productLines({ item, chosenVariant }: View, currency: string): string[] {
  const price = priceRange(chosenVariant ? [chosenVariant] : (item?.variants ?? []));
  if (!item || item.productType === null || !price) return [];
  const soldOut = isSoldOut(item.productType, item.variants);
  return [
    property('product:price:amount', toDecimalText(price.lowest, currency)),
    property('product:price:currency', currency),
    property('product:availability', soldOut ? 'oos' : 'instock'),
  ];
}

/**
 * Returns the links to the page in other languages for search engines; for readers of none of them it is the site's
 * own.
 */
function languageLinks(languages: readonly LanguageLink[]): string[] {
  const [own] = languages;
  const tag = (hreflang: string, url: string) =>
    `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(url)}">`;
  return own ? [...languages.map(({ language, url }) => tag(language, url)), tag('x-default', own.url)] : [];
}

/** Open Graph writes languages with an underscore. */
function localeLines(languages: readonly LanguageLink[]): string[] {
  return languages.map(({ language, isCurrent }) =>
    property(isCurrent ? 'og:locale' : 'og:locale:alternate', language.replaceAll('-', '_')),
  );
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function markdownLink(href: string): string {
  return `<link rel="alternate" type="text/markdown" href="${escapeHtml(href)}">`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`;
}
