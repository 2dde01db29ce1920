import type { AddEntryRequest } from '#runtime/contracts/cart.ts';
import type { StartSubscriptionRequest } from '#runtime/contracts/subscription.ts';
import { isSoldOut } from '#runtime/domain/product-status.ts';
import { type PurchaseFlow, purchaseFlow } from '#runtime/domain/purchase-flow.ts';
import { QUANTITY_MAX, QUANTITY_MIN, type QuantityError, readQuantity } from '#runtime/domain/quantity.ts';
import { findVariant, missingOptions, type OptionSelection, withUnasked } from '#runtime/domain/variants.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { PageProduct } from '#runtime/page/product.ts';
import type { PurchaseOption } from '#runtime/page/purchase-option.ts';

/** The visitor's choices at the moment of a press. */
export interface VariantChoice {
  product: PageProduct;
  /** Choices of the options on the page; product lists have none. */
  selections: OptionSelection[];
  /** Quantity as typed. */
  quantity: string;
  expressCheckout: boolean;
  isOnOwnPage: boolean;
  /** The choice for a product that is sold both once and by subscription; a subscription by default. */
  purchaseOption?: PurchaseOption | undefined;
}

interface Refusal {
  title: string;
  message: string;
  /** Whether the item's own page would help the visitor. */
  sendsToItem: boolean;
}

/** Additional fields to fill in before the add; `inPage` is the form as the page carries it, where it does. */
export interface FirstForm {
  formId: string;
  inPage: unknown | undefined;
}

/** The result of a press. `expressCheckout` adds to the cart first, then opens the checkout page. */
export type PurchasePlan =
  | { status: 'add' | 'expressCheckout'; request: AddEntryRequest; form?: FirstForm }
  | { status: 'subscription'; request: StartSubscriptionRequest; form?: FirstForm }
  | { status: 'giftCard'; itemId: string; sku: string | null }
  | { status: 'refused'; refusal: Refusal };

/** A purchase that can be executed. */
export type Planned = Exclude<PurchasePlan, { status: 'refused' }>;

type Texts = Catalogue['addToCart'];

/** Plans the purchase for a press, or returns the reason for refusing it. */
export function planPurchase(choice: VariantChoice, texts: Texts): PurchasePlan {
  const { product, quantity, isOnOwnPage } = choice;
  const flow = flowOf(choice);
  const refuse = (message: string, sendsToItem = false): PurchasePlan => ({
    status: 'refused',
    refusal: { title: failureTitle(flow, texts), message, sendsToItem },
  });

  const selections = withUnasked(product.variants, choice.selections);
  const missing = missingOptions(selections);
  if (missing.length > 0) {
    const message = flow === 'giftCard' ? texts.selectDenomination : missingText(missing, texts);
    return refuse(message, selections.length > choice.selections.length && !isOnOwnPage);
  }
  const variant = findVariant(product.variants, selections);
  if (!variant) return refuse(texts.variantUnavailable);
  if (isSoldOut(product.productType, [variant])) return refuse(texts.notEnoughStock);

  const { itemId, hasAdditionalFields, formId = '' } = product;
  const { sku } = variant;
  if (flow === 'giftCard') return { status: flow, itemId, sku };
  const reading = readQuantity(quantity);
  if (!reading.ok) return refuse(quantityText(reading.error, texts));
  const form = hasAdditionalFields && { form: { formId, inPage: product.form } };
  if (flow === 'subscription') return { status: flow, request: { itemId, sku, qty: reading.quantity }, ...form };
  const request = { itemId, sku, quantity: reading.quantity };
  return { status: flow === 'cart' ? 'add' : flow, request, ...form };
}

export function flowOf({
  product,
  expressCheckout,
  purchaseOption,
}: Pick<VariantChoice, 'product' | 'expressCheckout' | 'purchaseOption'>): PurchaseFlow {
  const isOnce = product.isOneTimePurchasable && purchaseOption === 'oneTime';
  return purchaseFlow({
    productType: product.productType,
    isSubscribable: product.isSubscribable && !isOnce,
    expressCheckout,
  });
}

/** Whether a form or another page opens before anything is added. */
export function opensFirst(purchase: Planned): boolean {
  return purchase.status === 'giftCard' || purchase.form !== undefined;
}

/** Title of the alert when a purchase fails. */
export function failureTitle(flow: PurchaseFlow, texts: Texts): string {
  if (flow === 'giftCard') return texts.unableToPurchaseGiftCard;
  return flow === 'expressCheckout' ? texts.unableToPurchase : texts.unableToAdd;
}

/** Text for one, two or more options without a choice. */
function missingText(missing: readonly string[], texts: Texts): string {
  const [first = '', second = ''] = missing;
  if (missing.length === 1) return fill(texts.selectOneOption, { option: first });
  if (missing.length === 2) return fill(texts.selectTwoOptions, { option1: first, option2: second });
  const lastOption = missing.at(-1) ?? '';
  return fill(texts.selectManyOptions, { optionsList: missing.slice(0, -1).join(', '), lastOption });
}

export function quantityText(error: QuantityError, texts: Texts): string {
  if (error === 'notANumber') return texts.quantityNotANumber;
  if (error === 'notWhole') return texts.quantityNotWhole;
  return fill(texts.quantityOutOfRange, { min: QUANTITY_MIN, max: QUANTITY_MAX });
}
