import type { HitData } from '../contracts/telemetry.ts';
import { ownContext } from '../page/own-context.ts';

/** What is known of the page itself. Ids are null where the page has no such thing, as on all pages of other sites. */
export interface PageFacts {
  websiteId: string;
  templateId: string;
  language: string;
  /** The platform's number; undefined on pages of other sites. */
  pageType: number | undefined;
  collectionId: string | null;
  collectionType: number | undefined;
  itemId: string | null;
  itemTitle: string | undefined;
  recordType: number | null;
  /** How many results a page of a search shows. */
  resultCount: number | undefined;
  /** The page's own product: the variant that its address names, or else the first. */
  variant: ShownVariant | undefined;
}

interface ShownVariant {
  variantId?: string;
  currency?: string;
  value?: number;
}

/** The part of the platform's static context that telemetry reads, beside what sells. */
interface Context {
  templateId?: string;
  templateVersion?: string;
  pageType?: number;
  website?: { id?: string; language?: string };
  collection?: { id?: string; type?: number };
  item?: { id?: string; title?: string; recordType?: number };
  resultCount?: number;
  product?: { variants?: readonly PageVariant[] } | null;
}

interface PageVariant {
  id?: string;
  salePrice?: PageMoney;
  price?: PageMoney;
  onSale?: boolean;
}

interface PageMoney {
  currencyCode?: string;
  decimalValue?: string;
}

/** Reads what the page says of itself. `site` is the shop's key in the script tag. */
export function readPage(site: string | null): PageFacts {
  const context = ownContext<Context>() ?? {};
  const { website, collection, item, product } = context;
  return {
    websiteId: site ?? website?.id ?? '',
    templateId: context.templateId ?? context.templateVersion ?? '',
    language: document.documentElement.lang || (website?.language ?? ''),
    pageType: context.pageType,
    collectionId: collection?.id ?? null,
    collectionType: collection?.type,
    itemId: item?.id ?? null,
    itemTitle: item?.title,
    recordType: item?.recordType ?? null,
    resultCount: context.resultCount,
    variant: product ? shownVariant(product.variants ?? []) : undefined,
  };
}

function shownVariant(variants: readonly PageVariant[]): ShownVariant {
  const named = new URLSearchParams(location.search).get('variant');
  const variant = variants.find(({ id }) => id === named) ?? variants[0];
  const price = variant?.onSale ? variant.salePrice : variant?.price;
  return {
    ...(variant?.id && { variantId: variant.id }),
    ...(price?.currencyCode && { currency: price.currencyCode, value: Number(price.decimalValue) }),
  };
}

/** The window and the browser as a hit describes them. `url` is clean already. */
export interface Surroundings {
  visitorCookie: string;
  userAgent: string;
  now: number;
  viewport: { width: number; height: number };
  screen: { width: number; height: number };
  url: string;
  title: string;
}

/** Returns `data` of a hit. */
export function hitData(page: PageFacts, around: Surroundings): HitData {
  return {
    visitorCookie: around.visitorCookie,
    websiteId: page.websiteId,
    templateId: page.templateId,
    website_locale: page.language,
    userAgent: around.userAgent,
    clientDate: around.now,
    viewportInnerWidth: around.viewport.width,
    viewportInnerHeight: around.viewport.height,
    screenWidth: around.screen.width,
    screenHeight: around.screen.height,
    url: around.url,
    title: around.title,
    itemId: page.itemId,
    recordType: page.recordType,
    collectionId: page.collectionId,
  };
}
