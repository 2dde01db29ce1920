import type { AddEntryRequest } from '#runtime/contracts/cart.ts';
import { isSoldOut } from '#runtime/domain/product-status.ts';
import { type PurchaseFlow, purchaseFlow } from '#runtime/domain/purchase-flow.ts';
import { QUANTITY_MAX, QUANTITY_MIN, type QuantityFault, readQuantity } from '#runtime/domain/quantity.ts';
import { findVariant, missingOptions, type OptionSelection } from '#runtime/domain/variants.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { PageProduct } from '#runtime/page/product.ts';

/** What stands on the page at the moment of a press. */
export interface Choice {
  product: PageProduct;
  /** Empty where the page offers no options to choose from, as product lists do. */
  selections: OptionSelection[];
  /** As typed. */
  quantity: string;
  expressCheckout: boolean;
  isOnOwnPage: boolean;
}

export interface Refusal {
  title: string;
  message: string;
  /** The item's own page would help. */
  sendsToItem: boolean;
}

export type Purchase = { status: 'add'; request: AddEntryRequest } | { status: 'refused'; refusal: Refusal };

type Texts = Catalogue['addToCart'];

/** What a press leads to: an entry for the cart, or the reason why not (storefront.md §5, §8). */
export function planPurchase(choice: Choice, texts: Texts): Purchase {
  const { product, quantity, expressCheckout, isOnOwnPage } = choice;
  const flow = purchaseFlow({ ...product, expressCheckout });
  const refuse = (message: string, sendsToItem = false): Purchase => ({
    status: 'refused',
    refusal: { title: refusalTitle(flow, expressCheckout, texts), message, sendsToItem },
  });

  const isUnasked = choice.selections.length === 0 && product.variants.length > 1;
  const selections = isUnasked ? product.optionNames.map((name) => ({ name, value: '' })) : choice.selections;
  const missing = missingOptions(selections);
  if (missing.length > 0) {
    const message = flow === 'giftCard' ? texts.selectDenomination : missingText(missing, texts);
    return refuse(message, isUnasked && !isOnOwnPage);
  }
  const variant = findVariant(product.variants, selections);
  if (!variant) return refuse(texts.variantUnavailable);
  if (isSoldOut(product.productType, [variant])) return refuse(texts.notEnoughStock);

  const reading = readQuantity(quantity);
  if (!reading.ok) return refuse(quantityText(reading.fault, texts));

  if (flow === 'cart') {
    return { status: 'add', request: { itemId: product.itemId, sku: variant.sku, quantity: reading.quantity } };
  }
  return isOnOwnPage ? refuse(texts[`${flow}NotOpen`]) : refuse(texts.openItemPage, true);
}

/** Alert titles of storefront.md §8. With express checkout a form too stands behind a button that says "Purchase". */
function refusalTitle(flow: PurchaseFlow, expressCheckout: boolean, texts: Texts): string {
  if (flow === 'giftCard') return texts.unableToPurchaseGiftCard;
  return expressCheckout && flow !== 'subscription' ? texts.unableToPurchase : texts.unableToAdd;
}

/** The texts for one, two and more options that have not been chosen. */
function missingText(missing: readonly string[], texts: Texts): string {
  const [first = '', second = ''] = missing;
  if (missing.length === 1) return fill(texts.selectOneOption, { option: first });
  if (missing.length === 2) return fill(texts.selectTwoOptions, { option1: first, option2: second });
  const lastOption = missing.at(-1) ?? '';
  return fill(texts.selectManyOptions, { optionsList: missing.slice(0, -1).join(', '), lastOption });
}

function quantityText(fault: QuantityFault, texts: Texts): string {
  if (fault === 'notANumber') return texts.quantityNotANumber;
  if (fault === 'notWhole') return texts.quantityNotWhole;
  return fill(texts.quantityOutOfRange, { min: QUANTITY_MIN, max: QUANTITY_MAX });
}
