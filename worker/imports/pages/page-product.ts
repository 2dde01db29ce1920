import type { ImportedProduct, ImportedVariant } from '#runtime/contracts/imported-product.ts';
import type { ShopRecord } from '#runtime/contracts/imports.ts';
import { ID_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { CATEGORY_MAX_LENGTH, TAG_MAX_LENGTH } from '#runtime/contracts/owner-limits.ts';
import { shortened } from '#runtime/domain/shortened.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { ReadContext } from '../../http/file-format.ts';
import type { FileReport } from '../../http/file-report.ts';
import type { PageProduct, PageSettings, PageVariant } from './page-contract.ts';
import { amountOf, currencyOf } from './page-money.ts';

const TITLE_MAX_LENGTH = 200;
const ID = /^[\w-]{1,100}$/;
const GRAMS: Readonly<Record<string, number>> = { POUND: 453.592_37, KILOGRAM: 1_000, GRAM: 1, OUNCE: 28.349_523 };

/** What a product's page says, and where its products go. */
interface ProductPage {
  collectionId: string;
  settings: PageSettings | undefined;
  /** Of the page's text. */
  lastLine: number;
}

/**
 * Makes a record of a page's product. Its ids and addresses stay what they were; a name that is too long is shortened. A
 * product that cannot be sold here is refused.
 */
export function readProduct(
  product: PageProduct,
  { collectionId, settings, lastLine }: ProductPage,
  context: ReadContext,
  report: FileReport,
): ShopRecord[] {
  const { texts, currency } = context;
  const { title = '', variants = [] } = product;
  const refuse = (error: string): ShopRecord[] => {
    report.refuse({ firstLine: 1, lastLine, title, error });
    return [];
  };
  const short = (name: string, max: number, reason: keyof typeof texts = 'tooLong') => {
    const cut = shortened(name, max);
    const remark = `${fill(texts[reason], { name, max })} ${fill(texts.cellBecomes, { value: cut })}`;
    if (cut !== name) report.report(0, title, remark);
    return cut;
  };
  if (variants.length === 0) return refuse(texts.noVariants);
  const other = variants
    .map((variant) => currencyOf(variant, settings))
    .find((code) => code !== undefined && code !== currency);
  if (other !== undefined) return refuse(fill(texts.otherCurrency, { other, currency }));
  const images = imagesOf(product, context);
  const urlSlug = (product.urlId ?? product.fullUrl ?? '').split('/').at(-1);
  const options = product.variantOptionOrdering ?? product.variantAttributeNames ?? optionsIn(variants);
  const content: ImportedProduct = {
    ...(product.id && ID.test(product.id) && { id: product.id }),
    collectionId,
    title: short(title, TITLE_MAX_LENGTH),
    ...(urlSlug && { urlSlug }),
    ...optionalText('excerpt', product.excerpt),
    ...optionalText('body', product.body),
    ...(product.productType && { kind: product.productType }),
    ...(product.publishOn && { publishedAt: product.publishOn }),
    variantOptionOrdering: options,
    variants: variants
      .map((variant) => variantOf(variant, images, currency))
      .map((variant) => ({ ...variant, ...(variant.sku && { sku: short(variant.sku, ID_MAX_LENGTH) }) })),
    images: [...images.values()].map(({ url, altText, isPreview }) => ({
      url,
      ...(altText && { altText }),
      ...(isPreview && { licensedAssetPreview: true }),
    })),
    ...(product.subscriptionPlan && { subscriptionPlan: product.subscriptionPlan }),
    ...(product.isOneTimePurchasable !== undefined && { isOneTimePurchasable: product.isOneTimePurchasable }),
    ...(product.useCustomAddButtonText && optionalText('customAddButtonText', product.customAddButtonText)),
    ...(product.tags && { tags: unique(product.tags.map((name) => short(name, TAG_MAX_LENGTH, 'tagTooLong'))) }),
    ...(product.categories && {
      categories: unique(product.categories.map((name) => short(name, CATEGORY_MAX_LENGTH, 'categoryTooLong'))).map(
        (name) => [name],
      ),
    }),
    ...(product.starred !== undefined && { starred: product.starred }),
  };
  return [{ type: 'importedProduct', content }];
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

function optionalText<Name extends string>(name: Name, value: string | undefined) {
  return value ? ({ [name]: value } as Record<Name, string>) : {};
}

function variantOf(variant: PageVariant, images: Images, currency: string): ImportedVariant {
  const { id, sku, attributes, onSale = false, shippingWeight: weight, price = variant.priceMoney } = variant;
  const quantity = variant.stock?.quantity ?? variant.qtyInStock ?? 0;
  // Products V2 writes the largest 64-bit integer for unlimited stock.
  const isUnlimited = (variant.stock ?? variant).unlimited || quantity > Number.MAX_SAFE_INTEGER;
  const imageUrl = images.get(variant.mainImageId ?? variant.mainImage?.id ?? '')?.url ?? variant.mainImage?.assetUrl;
  const grams = weight?.value ? Math.round(weight.value * (GRAMS[weight.unit ?? ''] ?? 0)) : 0;
  return {
    ...(id && ID.test(id) && { id }),
    ...(sku && { sku }),
    attributes: attributes ?? {},
    ...(price !== undefined && { priceCents: amountOf(price, currency) }),
    salePriceCents: amountOf(variant.salePrice ?? variant.salePriceMoney, currency),
    onSale,
    stock: isUnlimited ? 'unlimited' : Math.max(0, quantity),
    ...(grams > 0 && { weightGrams: grams }),
    ...(imageUrl && { imageUrl: absolute(imageUrl) }),
  };
}

interface FoundImage {
  url: string;
  altText: string | undefined;
  /** Whether its licence is still to be bought. */
  isPreview: boolean;
}
type Images = ReadonlyMap<string, FoundImage>;

/** Returns the pictures by their ids, otherwise by their addresses; variants may have some that the product does not list. */
function imagesOf({ images = [], variants = [] }: PageProduct, { url: base }: ReadContext): Images {
  const all = [...images, ...variants.flatMap(({ mainImage }) => mainImage ?? [])];
  const found = new Map<string, FoundImage>();
  const urls = new Set<string>();
  for (const { id, assetUrl, altText, title, licensedAssetPreview } of all) {
    const url = assetUrl && absolute(assetUrl, base);
    if (!url?.startsWith('https://') || urls.has(url)) continue;
    urls.add(url);
    found.set(id ?? url, { url, altText: altText ?? title, isPreview: licensedAssetPreview !== undefined });
  }
  return found;
}

/** Returns a picture's address without the width that a page asked for. */
function absolute(address: string, base?: string): string {
  const text = address.replace(/^\/\//, 'https://').replace(/^http:/, 'https:');
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  url?.searchParams.delete('format');
  return url?.href ?? text;
}

/** The names of the options, as far as variants have them. */
function optionsIn(variants: readonly PageVariant[]): string[] {
  return [...new Set(variants.flatMap(({ attributes = {} }) => Object.keys(attributes)))];
}
