import { formatMoney } from '#runtime/domain/money.ts';
import { type PriceTexts, priceTexts } from '#runtime/domain/price.ts';
import { productMark } from '#runtime/domain/product-status.ts';
import { showsQuantityInput } from '#runtime/domain/quantity.ts';
import { scarcityText } from '#runtime/domain/scarcity.ts';
import { totalStock } from '#runtime/domain/stock.ts';
import { subscriptionPrice } from '#runtime/domain/subscription.ts';
import * as english from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { readMerchandising } from '#runtime/page/merchandising.ts';
import { readOptions } from '#runtime/page/options.ts';
import type { PageProduct, PageVariant } from '#runtime/page/product.ts';
import { productParts } from '#runtime/page/product-root.ts';
import { readPurchaseOption } from '#runtime/page/purchase-option.ts';
import { readSettings } from '#runtime/page/settings.ts';
import { showSoldOut } from '../selling/button-states.ts';
import { cameChosen } from './came-chosen.ts';
import type { Chosen } from './chosen.ts';
import { restoreElement, setShown, showNodes } from './first-view.ts';
import { type Mark, restoreMark, showMark } from './show-mark.ts';
import { showPicture } from './show-picture.ts';
import { NUMBER, plainAmount, restorePrice, showPrice } from './show-price.ts';
import { showRestock, showScarcity } from './show-stock.ts';

const PRICE = '.product-price';
const LINES = '.sq-price-lines';
const SCARCITY = '.product-scarcity';
const RESTOCK = '.product-restock-notification';
const QUANTITY = '.product-quantity-input';
const QUANTITY_WRAPPER = '.product-quantity-input-wrapper';

/**
 * Shows the price, marks, stock and picture of the chosen variant in all copies of a product. While the choice is
 * incomplete, the page shows its original content, or what the engine would write if the page came with a chosen
 * variant. Returns the text for screen readers.
 */
export function showDetails(product: PageProduct, chosen: Chosen, near: Element): string {
  const { itemId } = product;
  showPicture(product, readOptions(near));
  const price = showPriceOf(product, chosen, near);
  const lines = showLines(itemId, chosen);
  const merchandising = readMerchandising(near);
  const mark = markOf(product, chosen, merchandising.customSoldOutText);
  showSoldOut(itemId, mark?.kind === 'soldOut' ? mark.text : undefined);
  if (chosen.status === 'open' && !cameChosen(itemId)) {
    restoreAll(itemId);
    return '';
  }
  const scarcity =
    merchandising.scarcity && chosen.status === 'chosen'
      ? scarcityText(chosen.variant, merchandising.scarcity)
      : undefined;
  showMark(itemId, mark);
  for (const element of productParts(itemId, SCARCITY)) showScarcity(element, chosen, scarcity);
  for (const element of productParts(itemId, RESTOCK)) showRestock(element, chosen, mark?.kind === 'soldOut');
  showQuantity(product, near);
  return chosen.status === 'open' ? '' : [price, ...lines, mark?.text].filter(Boolean).join(', ');
}

/**
 * Shows the price of the choice, for a subscription or a single purchase. Returns its text, or '' where the page shows
 * its original price again.
 */
export function showPriceOf(product: PageProduct, chosen: Chosen, near: Element): string {
  const isOnce = product.isOneTimePurchasable && readPurchaseOption(near) === 'oneTime';
  const hasPlan = product.isSubscribable && !isOnce;
  const elements = productParts(product.itemId, PRICE);
  // The engine writes the plan only beside options. A product without options has the plan in its own price text.
  const isUnknown = hasPlan && !product.subscriptionPlan && chosen.status !== 'unavailable';
  const isOriginal = chosen.status === 'open' && !cameChosen(product.itemId);
  if (isUnknown || (isOriginal && (hasPlan || !product.isSubscribable))) {
    for (const element of elements) restorePrice(element);
    return '';
  }
  const price = priceOf(product, chosen, { near, hasPlan, elements });
  for (const element of elements) showPrice(element, price, localised('product', english.product));
  return price.price;
}

/** Shows what stands beside the price of the chosen variant, and returns its texts. */
function showLines(itemId: string, chosen: Chosen): string[] {
  const texts = chosen.status === 'chosen' ? (chosen.variant.raw.priceLines ?? []).map(({ text }) => text) : [];
  for (const element of productParts(itemId, LINES)) {
    if (chosen.status === 'open' && !cameChosen(itemId)) restoreElement(element);
    else showNodes(element, texts.flatMap(lineNodes));
  }
  return texts;
}

function lineNodes(text: string): Node[] {
  const line = document.createElement('small');
  line.textContent = text;
  return [line, document.createElement('br')];
}

function restoreAll(itemId: string): void {
  restoreMark(itemId);
  const parts = [...productParts(itemId, `${SCARCITY}, ${RESTOCK}`), ...quantityFields(itemId)];
  for (const element of parts) restoreElement(element);
}

function markOf(product: PageProduct, chosen: Chosen, soldOutText: string | undefined): Mark | undefined {
  const kind = chosen.status === 'unavailable' ? undefined : productMark(product.productType, offered(product, chosen));
  const texts = localised('product', english.product);
  return kind && { kind, text: kind === 'soldOut' ? (soldOutText ?? texts.soldOut) : texts.sale };
}

/** Returns the variants whose price and mark a page shows: the chosen one, or all while the choice is incomplete. */
function offered({ variants }: PageProduct, chosen: Chosen): readonly PageVariant[] {
  if (chosen.status === 'chosen') return [chosen.variant];
  return chosen.status === 'open' ? variants : [];
}

function priceOf(
  product: PageProduct,
  chosen: Chosen,
  { near, hasPlan, elements }: { near: Element; hasPlan: boolean; elements: readonly Element[] },
): PriceTexts {
  const texts = {
    product: localised('product', english.product),
    subscription: localised('subscription', english.subscription),
  };
  const settings = readSettings(near);
  const { currency = settings.currency } = product.variants[0] ?? {};
  const writeLocally = (minorUnits: number) => formatMoney(minorUnits, currency, settings.locale);
  const shown = plainAmount(elements, writeLocally);
  const write = (minorUnits: number) =>
    shown
      ? shown.replace(NUMBER, formatMoney(minorUnits, currency, 'en').replace(/[^\d.,]/g, ''))
      : writeLocally(minorUnits);
  const amounts = priceTexts(offered(product, chosen), write, texts.product);
  if (!hasPlan || chosen.status === 'unavailable') return amounts;
  return { ...amounts, price: subscriptionPrice(amounts.price, product.subscriptionPlan, texts) };
}

/**
 * Hides the quantity field of a product that can only be bought once per order. The engine omits it; Products V2 does
 * not.
 */
function showQuantity(product: PageProduct, near: Element): void {
  if (product.isSubscribable) return;
  const { multipleQuantityAllowedForServices } = readSettings(near);
  const rule = { ...product, multipleQuantityAllowedForServices, totalStock: totalStock(product.variants) };
  if (showsQuantityInput(rule)) return;
  for (const field of quantityFields(product.itemId)) setShown(field, false);
}

/** Quantity fields with their labels: Products V2 has the class on the input, and a wrapper around both. */
function quantityFields(itemId: string): HTMLElement[] {
  return productParts(itemId, QUANTITY).map((field) => field.closest<HTMLElement>(QUANTITY_WRAPPER) ?? field);
}
