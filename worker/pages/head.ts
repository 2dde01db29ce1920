import { EARLY_PRESSES_SCRIPT } from '#runtime/contracts/early-presses.ts';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import type { LanguageLink } from '#runtime/domain/language-choice.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { plainText } from '#runtime/domain/plain-text.ts';
import { isSoldOut } from '#runtime/domain/product-status.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { eventData } from '../events/service.ts';
import { hostOrigin } from '../site/host-origin.ts';
import type { Site } from '../site/site.ts';
import { statusEffect } from '../site/status.ts';
import { alternates } from './alternates.ts';
import { brandStyle, fontTags } from './brand-style.ts';
import { safeJson } from './escape.ts';
import { filterTitle, isIndexed } from './list-filter.ts';
import { structuredData } from './static-context.ts';
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
  currency: string;
  /** The script with the static context. */
  staticContext: string;
  texts: Pick<Catalogue, 'theme' | 'cartPage'>;
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
export function headFor(site: Site, view: View, visit: Visit, { currency, staticContext, texts }: Given): Head {
  const { hasCart } = visit;
  const origin = site.primaryHost === null ? visit.origin : hostOrigin(new URL(visit.origin), site.primaryHost);
  const languages = alternates(site, view, visit);
  const url = view.path && (languages.find(({ isCurrent }) => isCurrent)?.url ?? origin + view.path);
  const style = brandStyle(site);
  const title = view.item?.seoTitle || (contentTitle(site, view) ?? ownPageTitle(view, texts));
  const fullTitle = title ? `${title} — ${site.title}` : site.title;
  const description = plainText(
    view.item?.seoDescription || (view.item?.excerpt ?? view.collection?.description ?? ''),
  ).slice(0, DESCRIPTION_MAX_LENGTH);
  const image = view.item?.images[0];
  const lines = [
    `<title>${escapeHtml(fullTitle)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    view.path === '' || !statusEffect(site.status).isIndexed || (view.filter && !isIndexed(view.filter))
      ? '<meta name="robots" content="noindex">'
      : link('canonical', url),
    ...(view.path === '' || view.status !== 200 || view.filter ? [] : languageLinks(languages)),
    property('og:site_name', site.title),
    property('og:title', title ?? site.title),
    property('og:type', view.item ? (view.item.productType === null ? 'article' : 'product') : 'website'),
    url && property('og:url', url),
    ...(languages.length > 0 ? localeLines(languages) : []),
    description && property('og:description', description),
    image && property('og:image', new URL(image.assetUrl, origin).href),
    ...productLines(view, { origin, url, currency }),
    ...eventLines(site, view, { origin, url }),
    ...fontTags(site),
    style && `<style>${style}</style>`,
    `<script data-name="early-presses">${EARLY_PRESSES_SCRIPT}</script>`,
    `<script ${loading(view, hasCart)} src="/storefront.js" data-site="${escapeHtml(site.siteId)}"></script>`,
    `<script data-name="static-context">${staticContext}</script>`,
  ];
  return {
    title: fullTitle,
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

function productLines(
  { item, reviews }: View,
  { origin, url, currency }: { origin: string; url: string; currency: string },
): string[] {
  const [variant] = item?.variants ?? [];
  if (!item || item.productType === null || !variant) return [];
  const soldOut = isSoldOut(item.productType, item.variants);
  return [
    property('product:price:amount', toDecimalText(variant.priceCents, currency)),
    property('product:price:currency', currency),
    property('product:availability', soldOut ? 'oos' : 'instock'),
    `<script type="application/ld+json">${safeJson(structuredData({ item, url, origin, currency, reviews }))}</script>`,
  ];
}

function eventLines(site: Site, { item }: View, { origin, url }: { origin: string; url: string }): string[] {
  const data = item && eventData({ item, site, url, origin });
  return data ? [`<script type="application/ld+json">${safeJson(data)}</script>`] : [];
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

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`;
}
