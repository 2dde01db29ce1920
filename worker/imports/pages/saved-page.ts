import { DomUtils, parseDocument } from 'htmlparser2';
import type * as z from 'zod/mini';
import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ImportFile, ShopRecord } from '#runtime/contracts/imports.ts';
import type { FileFormat, ReadContext } from '../../http/file-format.ts';
import { FileReport } from '../../http/file-report.ts';
import { collectionFor } from './page-collection.ts';
import { DataContext, given, PageProduct, type PageVariant, PageVariants, StaticContext } from './page-contract.ts';
import { readProduct } from './page-product.ts';

type Document = ReturnType<typeof parseDocument>;
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

const EXCERPT = ['ProductItem-details-excerpt', 'product-excerpt', 'product-description'];
/** What the platform writes for a picture without a text. */
const FILE_NAME = /\.(jpe?g|png|gif|webp|avif)$/i;
const NO_CONTEXT: StaticContext = StaticContext.parse({});
const GALLERIES = ['ProductItem-gallery', 'product-gallery', 'productSlideshow'];

/** Saved pages have some thousands; the time that a page takes grows with their square. */
const TAGS_MAX = 20_000;
/** Far more than a page's own text and JSON; attributes take many times their letters of memory. */
const LENGTH_MAX = 2_000_000;

/** A saved page of a Squarespace product or store, of the template versions 7.0 and 7.1. */
export const savedPage: FileFormat = {
  names: ['saved-page'],
  detect: (text) => /^\s*<(!doctype html|html|!--)/i.test(text),
  read(text, context) {
    if (isTooLarge(text)) return nothing(context.texts.pageTooLarge);
    try {
      return readPage(text, context);
    } catch (error) {
      // A page that is nested deeper than any real one.
      if (!(error instanceof RangeError)) throw error;
      return nothing(context.texts.noProductOnPage);
    }
  },
};

function nothing(problem: string): ImportFile {
  const report = new FileReport();
  report.report(0, '', problem);
  return { format: 'saved-page', records: [], ...report.result() };
}

function isTooLarge(text: string): boolean {
  let tags = 0;
  for (let at = text.indexOf('<'); at >= 0 && tags <= TAGS_MAX; at = text.indexOf('<', at + 1)) tags++;
  return tags > TAGS_MAX || text.length > LENGTH_MAX;
}

function readPage(text: string, context: ReadContext): ImportFile {
  const page = parseDocument(text);
  const { collection, item, product, websiteSettings: settings } = staticContext(page);
  const found = productsOf(page, { item, product });
  const base = context.url ?? addressOf(page);
  const lastLine = text.trimEnd().split('\n').length;
  const records: ShopRecord[] = [];
  const report = new FileReport();
  const { collectionId, record: own } = collectionFor(
    { ...collection, fullUrl: collection?.fullUrl ?? item?.fullUrl ?? '' },
    context,
  );
  for (const product of found) {
    records.push(...readProduct(product, { collectionId, settings, lastLine }, { ...context, url: base }, report));
  }
  if (found.length === 0) report.report(0, '', context.texts.noProductOnPage);
  const all = own && records.length > 0 ? [own, ...records] : records;
  return {
    format: 'saved-page',
    records: all.map((record) => ({ firstLine: 1, lastLine, record })),
    ...report.result(),
  };
}

/** Reads products from the best source of the page: Products V2, its own product, then product blocks. */
function productsOf(page: Document, own: Pick<StaticContext, 'item' | 'product'>): PageProduct[] {
  const listed = elements(page, 'data-context')
    .filter(({ attribs }) => /(^|\s)product-(detail|list)(\s|$)/.test(attribs.class ?? ''))
    .flatMap((element) => {
      const context = json(DataContext, element.attribs['data-context']);
      return [...(context?.product ? [context.product] : []), ...(context?.items ?? [])];
    })
    .map(({ description, ...product }) => ({ ...product, excerpt: product.excerpt ?? description ?? '' }));
  if (listed.length > 0) return unique(listed);
  const blocks = elements(page, 'data-product').flatMap(
    ({ attribs }) => json(PageProduct, attribs['data-product']) ?? [],
  );
  const { item, product } = own;
  if (!item?.id || (item.recordType ?? RECORD_TYPE.storeItem) !== RECORD_TYPE.storeItem) return unique(blocks);
  const [options] = elements(page, 'data-variants');
  const variants = json(PageVariants, options?.attribs['data-variants']) ?? [];
  const single = { ...product, variants: merged(variants, product?.variants ?? []) };
  const excerpt = classed(page, EXCERPT);
  const whole: PageProduct = { ...single, ...item, images: picturesOf(page) };
  return unique([{ ...whole, ...(excerpt && { excerpt: DomUtils.getInnerHTML(excerpt) }) }, ...blocks]);
}

/** The static context knows the weight, `data-variants` the pictures. */
function merged(variants: readonly PageVariant[], others: readonly PageVariant[]): PageVariant[] {
  if (variants.length === 0) return [...others];
  const byId = new Map(others.map((variant) => [variant.id, variant]));
  return variants.map((variant) => ({ ...byId.get(variant.id), ...given(variant) }));
}

function unique(products: readonly PageProduct[]): PageProduct[] {
  return [...new Map(products.map((product, index) => [product.id ?? index, product])).values()];
}

function staticContext(page: Document): StaticContext {
  const scripts = DomUtils.getElementsByTagName('script', page);
  for (const script of scripts) {
    const text = DomUtils.textContent(script);
    const start = text.indexOf('{', text.indexOf('SQUARESPACE_CONTEXT'));
    if (!text.includes('SQUARESPACE_CONTEXT') || start < 0) continue;
    return json(StaticContext, text.slice(start, text.lastIndexOf('}') + 1)) ?? NO_CONTEXT;
  }
  return NO_CONTEXT;
}

/** The pictures of the product's gallery, otherwise the one that the page shows to other sites. */
function picturesOf(page: Document): object[] {
  const gallery = classed(page, GALLERIES);
  const pictures = (gallery ? DomUtils.getElementsByTagName('img', gallery) : []).flatMap(({ attribs }) => {
    const assetUrl = attribs['data-src'] ?? attribs['data-image'] ?? attribs.src;
    if (!assetUrl) return [];
    return {
      assetUrl,
      ...(attribs.alt && !FILE_NAME.test(attribs.alt) && { altText: attribs.alt }),
      ...(attribs['data-licensed-asset-preview'] && { licensedAssetPreview: {} }),
    };
  });
  const shown = DomUtils.findOne(({ attribs }) => attribs.property === 'og:image', page.children, true)?.attribs
    .content;
  return pictures.length > 0 || !shown ? pictures : [{ assetUrl: shown }];
}

/** Where the page was, as it says itself. */
function addressOf(page: Document): string | undefined {
  const link = DomUtils.findOne(({ attribs }) => attribs.rel === 'canonical', page.children, true)?.attribs.href;
  return link && URL.canParse(link) ? link : undefined;
}

function elements(page: Document, attribute: string): Element[] {
  return DomUtils.findAll(({ attribs }) => attribute in attribs, page.children);
}

/** The first element with one of these classes, or ids. */
function classed(page: Document, names: readonly string[]): Element | null {
  const has = ({ attribs }: Element) =>
    names.some((name) => attribs.id === name || (attribs.class ?? '').split(/\s+/).includes(name));
  return DomUtils.findOne(has, page.children, true);
}

/** Reads JSON by its contract; undefined where it cannot be read. */
function json<Schema extends z.ZodMiniType>(schema: Schema, text: string | undefined): z.output<Schema> | undefined {
  try {
    return text ? schema.parse(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}
