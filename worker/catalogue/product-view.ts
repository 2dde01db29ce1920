import type { PriceLine } from '#runtime/contracts/price-line.ts';
import type { Product, ProductMerchandising, ProductStore, ProductVariant } from '#runtime/contracts/product.ts';
import type { ReviewSummary } from '#runtime/contracts/review.ts';
import { DECLARATION_KINDS } from '#runtime/contracts/withdrawals.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import { priceRange } from '#runtime/domain/price.ts';
import { isSoldOut } from '#runtime/domain/product-status.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { Bindings } from '../env.ts';
import { productInstallments } from '../installments/service.ts';
import { servedWidths } from '../pictures/service.ts';

import { priceLinesOf } from '../prices/service.ts';

import { contractLinks } from '../site/contract-links.ts';

import { priceNote } from '../site/price-note.ts';
import type { Site } from '../site/site.ts';
import {
  allowsSeveralServices,
  expressCheckout,
  merchandisingSettings,
  storeCurrency,
} from '../site/store-settings.ts';
import { merchandisingOf } from './merchandising.ts';
import type { CatalogueItem } from './repository.ts';
import { productRestock } from './restock.ts';
import type { Image, Variant } from './rows.ts';

/** The data that a product's answer needs in addition to its row. */
interface ProductContext {
  env: Bindings;
  site: Site;
  /** Texts in the site's language. */
  texts: Pick<Catalogue, 'product' | 'priceNotes' | 'priceLines' | 'withdrawals' | 'cancellations'>;
  now: number;
  reviews: ReviewSummary | null;
  /** HTML; '' for none. */
  information: string;
}

/** Converts a product to the API's answer. */
export function toProduct(
  item: CatalogueItem,
  { env, site, texts, reviews, information, now }: ProductContext,
): Omit<Product, 'structuredData'> {
  const { variants } = item;
  const currency = storeCurrency(site);
  const linesOf = (priced: readonly Variant[]) => priceLinesOf(site, priced, { texts, now });
  const shown = merchandisingOf(item.merchandising, merchandisingSettings(site), texts.product, variants.length > 1);
  return {
    id: item.id,
    name: item.title,
    urlSlug: item.urlSlug,
    fullUrl: item.fullUrl,
    description: item.excerpt,
    productType: item.productType,
    price: moneyAmount(priceRange(variants)?.lowest ?? 0, currency),
    priceLines: linesOf(variants),
    onSale: variants.some((variant) => variant.onSale),
    soldOut: isSoldOut(item.productType, variants),
    variantOptionOrdering: item.variantOptionOrdering,
    variants: variants.map((variant) => toProductVariant(variant, currency, linesOf([variant]))),
    images: item.images.map((image) => toProductImage(image, env)),
    isSubscribable: item.subscriptionPlan !== null,
    subscriptionPlan: item.subscriptionPlan,
    isOneTimePurchasable: item.isOneTimePurchasable,
    additionalFieldsFormId: item.additionalFieldsFormId,
    customAddButtonText: item.customAddButtonText,
    merchandising: toMerchandising(variants, shown),
    restock: productRestock(env, site, shown),
    reviews,
    information,
    store: toStore(item, { env, site, texts, now }),
  };
}

function toMerchandising(
  variants: readonly Variant[],
  shown: ReturnType<typeof merchandisingOf>,
): ProductMerchandising {
  const canRunLow = variants.some((variant) => !variant.unlimited);
  return {
    scarcityText: shown.scarcityEnabled && canRunLow ? shown.scarcityText : null,
    scarcityThreshold: shown.scarcityThreshold,
    customSoldOutText: shown.customSoldOutText || null,
  };
}

function toStore(
  item: CatalogueItem,
  { env, site, texts, now }: Omit<ProductContext, 'reviews' | 'information'>,
): ProductStore {
  const kinds = item.subscriptionPlan ? DECLARATION_KINDS : (['withdrawal'] as const);
  return {
    expressCheckout: expressCheckout(site),
    multipleQuantityAllowedForServices: allowsSeveralServices(site),
    locale: site.language,
    installments: productInstallments(env, site, item),
    priceNote: priceNote(site, item.productType, texts),
    ...contractLinks(site, texts, now, kinds),
  };
}

function toProductVariant(variant: Variant, currency: string, priceLines: PriceLine[]): ProductVariant {
  return {
    id: variant.id,
    sku: variant.sku,
    attributes: variant.attributes,
    price: moneyAmount(variant.priceCents, currency),
    salePrice: moneyAmount(variant.salePriceCents, currency),
    onSale: variant.onSale,
    unlimited: variant.unlimited,
    qtyInStock: variant.qtyInStock,
    mainImageId: variant.mainImageId,
    priceLines,
  };
}

function toProductImage(image: Image, env: Bindings): Product['images'][number] {
  return {
    id: image.id,
    assetUrl: image.assetUrl,
    altText: image.altText,
    originalSize: `${image.width}x${image.height}`,
    focalPoint: { x: image.focalX, y: image.focalY },
    widths: servedWidths(env, image),
    ...(image.colors && { color: image.colors.centerAverage }),
  };
}
