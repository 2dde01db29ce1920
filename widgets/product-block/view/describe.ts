import type { PriceLine } from '#runtime/contracts/price-line.ts';
import { type PriceTexts, priceRange, priceTexts } from '#runtime/domain/price.ts';
import { type ProductMark, productMark } from '#runtime/domain/product-status.ts';
import { showsQuantityInput } from '#runtime/domain/quantity.ts';
import { scarcityText } from '#runtime/domain/scarcity.ts';
import { isInStock, totalStock } from '#runtime/domain/stock.ts';
import { subscriptionPrice } from '#runtime/domain/subscription.ts';
import { type ValueStatus, valueStatus } from '#runtime/domain/value-status.ts';
import { findVariant, matchingVariants, missingOptions, type OptionSelection } from '#runtime/domain/variants.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { PageVariant } from '#runtime/page/product.ts';
import type { PurchaseOption } from '#runtime/page/purchase-option.ts';
import type { LoadedProduct } from '#runtime/purchase/load-product.ts';
import { flowOf } from '#runtime/purchase/plan.ts';

/** The visitor's choices so far. */
export interface Choices {
  /** One selection per option, in the shop's order; `value` is empty until chosen. */
  selections: readonly OptionSelection[];
  purchaseOption: PurchaseOption;
}

export interface ShownOption {
  name: string;
  chosen: string;
  values: { value: string; status: ValueStatus }[];
}

export interface Description {
  price: PriceTexts;
  /** The lowest price in stock, in minor units; undefined where all is sold out or no variant matches the choice. */
  lowestPrice: number | undefined;
  mark: { kind: NonNullable<ProductMark>; text: string } | undefined;
  scarcity: string | undefined;
  /** What stands beside the price. */
  priceLines: readonly PriceLine[];
  options: ShownOption[];
  /** The chosen variant; undefined while the choice is incomplete, or where no variant matches it. */
  variant: PageVariant | undefined;
  /** The picture of the choice, which may be incomplete. */
  pictureId: string | undefined;
  hasQuantity: boolean;
  offersBoth: boolean;
  /** Label of the button while it is idle. */
  label: string;
}

type Texts = Pick<Catalogue, 'product' | 'subscription' | 'addToCart'>;

export function noChoices({ product }: LoadedProduct): Choices {
  const selections = product.variantOptionOrdering.map((name) => ({ name, value: '' }));
  return { selections, purchaseOption: product.isSubscribable ? 'subscription' : 'oneTime' };
}

/** Returns everything that the view shows of a product, depending on the choices. `write` formats minor units. */
export function describeProduct(
  { product, page }: LoadedProduct,
  { selections, purchaseOption }: Choices,
  { texts, write }: { texts: Texts; write: (minorUnits: number) => string },
): Description {
  const { productType, merchandising, store, subscriptionPlan, isSubscribable, isOneTimePurchasable } = product;
  const isWhole = missingOptions(selections).length === 0;
  const variant = isWhole ? findVariant(page.variants, selections) : undefined;
  const isSubscription = isSubscribable && !(isOneTimePurchasable && purchaseOption === 'oneTime');
  const priced = isWhole ? [variant].filter((entry) => entry !== undefined) : page.variants;
  const price = priceTexts(priced, write, texts.product);
  const shownPrice = isSubscription
    ? { ...price, price: subscriptionPrice(price.price, subscriptionPlan, texts) }
    : price;
  const kind = productMark(productType, variant ? [variant] : page.variants);
  const soldOut = merchandising.customSoldOutText ?? texts.product.soldOut;
  const { scarcityText: text, scarcityThreshold: threshold } = merchandising;
  return {
    price: priced.length > 0 ? shownPrice : price,
    lowestPrice: priceRange(priced.filter(isInStock))?.lowest,
    mark: kind && {
      kind,
      text: kind === 'soldOut' ? soldOut : texts.product.sale,
    },
    priceLines: isWhole ? (variant?.raw.priceLines ?? []) : product.priceLines,
    scarcity: variant && scarcityText(variant, { text, threshold }),
    options: selections.map(({ name, value: chosen }) => ({
      name,
      chosen,
      values: valuesOf(name, page.variants).map((value) => ({
        value,
        status: valueStatus(page, selections, { name, value }),
      })),
    })),
    variant,
    pictureId: pictureIn(matchingVariants(page.variants, selections)),
    hasQuantity: showsQuantityInput({
      productType,
      isSubscribable: isSubscription,
      multipleQuantityAllowedForServices: store.multipleQuantityAllowedForServices,
      totalStock: totalStock(page.variants),
    }),
    offersBoth: isSubscribable && isOneTimePurchasable,
    label: kind === 'soldOut' ? soldOut : labelOf({ product, page }, purchaseOption, texts.addToCart),
  };
}

/** Returns the one picture of all these variants; undefined where they have different ones. */
function pictureIn([first, ...others]: readonly PageVariant[]): string | undefined {
  return others.every(({ mainImageId }) => mainImageId === first?.mainImageId) ? first?.mainImageId : undefined;
}

function valuesOf(name: string, variants: readonly PageVariant[]): string[] {
  return [...new Set(variants.flatMap(({ attributes }) => attributes[name] ?? []))];
}

/**
 * Returns the label: "Purchase" with express checkout, "Subscribe" for subscriptions, unless the owner has set a label.
 */
function labelOf({ product, page }: LoadedProduct, purchaseOption: PurchaseOption, texts: Texts['addToCart']): string {
  if (product.customAddButtonText) return product.customAddButtonText;
  const { expressCheckout } = product.store;
  if (flowOf({ product: page, expressCheckout, purchaseOption }) === 'subscription') return texts.subscribe;
  return expressCheckout ? texts.purchase : texts.add;
}
