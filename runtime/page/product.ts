import { boot } from '../boot.ts';
import { PRODUCT_TYPE } from '../contracts/enumerations.ts';
import type { Product, SubscriptionPlan } from '../contracts/product.ts';
import { itemIdOf, productPart } from './product-root.ts';
import { offersBoth } from './purchase-option.ts';
import type { RawProduct, RawVariant } from './raw-product.ts';
import { attempt, readJson } from './read-json.ts';
import { staticContext } from './static-context.ts';
import { fromStructuredData } from './structured-data.ts';
import { type PageVariant, toVariant } from './variant.ts';

interface RawForm {
  fields?: unknown[];
}

/** An additional-fields form with its fields as objects; the engine writes each field as JSON text. */
function normaliseForm(form: RawForm | null | undefined): unknown | undefined {
  if (!form) return undefined;
  const fields = attempt('page: fields of a form', () =>
    form.fields?.map((field) => (typeof field === 'string' ? JSON.parse(field) : field)),
  );
  return fields && { ...form, fields };
}

export type { PageVariant } from './variant.ts';

type Source = 'v2' | 'data-variants' | 'static-context' | 'structured-data' | 'api';

/** A product as the page describes it, otherwise as the catalogue does. The server alone decides what is charged. */
export interface PageProduct {
  itemId: string;
  title: string;
  productType: number;
  variants: PageVariant[];
  isSubscribable: boolean;
  /** False only for a subscription that cannot be bought as a single order. */
  isOneTimePurchasable: boolean;
  subscriptionPlan?: SubscriptionPlan;
  /** Known even where the form itself cannot be read. */
  hasAdditionalFields: boolean;
  /** Id of the additional-fields form; missing where the page does not name it. */
  formId?: string;
  form: unknown | undefined;
  customLabel?: string;
  /** Address of the item's own page, as written; see `productUrl`. */
  url?: string;
  source: Source;
}

type Read = (itemId: string, button: Element) => RawProduct | undefined;

/** Sources in order of preference; the first one that has variants is used. */
const SOURCES: readonly (readonly [Source, Read])[] = [
  ['v2', fromDataContext],
  ['data-variants', fromDataVariants],
  ['static-context', (itemId) => ownPage(itemId).product],
  ['structured-data', (itemId, button) => (findVariants(button) ? undefined : fromStructuredData(itemId))],
];

/** Products read from the catalogue because the page does not describe them. */
const remembered = new Map<string, Product>();

export function rememberProduct(product: Product): void {
  remembered.set(product.id, product);
}

/**
 * Reads the product of an add-to-cart button; undefined where the page has too little data and the API must be asked.
 */
export function readProduct(button: Element): PageProduct | undefined {
  const itemId = itemIdOf(button);
  if (!itemId) return undefined;
  for (const [source, read] of SOURCES) {
    const product = attempt(`page: ${source} of ${itemId}`, () => {
      const raw = read(itemId, button);
      return raw?.variants?.length ? describe(raw, raw.variants, { itemId, button, source }) : undefined;
    });
    if (product) return product;
  }
  const known = remembered.get(itemId);
  return known && productFromApi(known, button);
}

/** Converts a product of the catalogue to the same shape. */
export function productFromApi(product: Product, button?: Element): PageProduct {
  const raw = { ...product, title: product.name, additionalFieldsForm: null };
  return describe(raw, raw.variants, { itemId: product.id, button, source: 'api' });
}

/** The element that holds the options of a button's product. */
export function findVariants(button: Element): HTMLElement | undefined {
  return productPart(button, '.product-variants');
}

interface Origin {
  itemId: string;
  button: Element | undefined;
  source: Source;
}

function describe(raw: RawProduct, variants: RawVariant[], { itemId, button, source }: Origin): PageProduct {
  const { productType, useCustomLabel, originalLabel, isSubscription } =
    (button as HTMLElement | undefined)?.dataset ?? {};
  const { item, product } = ownPage(itemId);
  const options = button && findVariants(button);
  const url = raw.fullUrl ?? item?.fullUrl;
  const plan = readJson<SubscriptionPlan>(options, 'data-subscription-plan') ?? raw.subscriptionPlan;
  const isSubscribable = !!(
    isSubscription === 'true' ||
    options?.dataset.isSubscribable === 'true' ||
    raw.isSubscribable ||
    product?.subscribable
  );
  const isOffered = raw.isOneTimePurchasable ?? product?.isOneTimePurchasable ?? (button && offersBoth(button));
  const form = normaliseForm(readJson(button, 'data-form') ?? raw.additionalFieldsForm);
  const formId = (form as { id?: string } | undefined)?.id || raw.additionalFieldsFormId;
  return {
    itemId,
    title: raw.title ?? item?.title ?? '',
    productType: Number(productType || raw.productType || product?.productType || PRODUCT_TYPE.physical),
    variants: variants.map(toVariant),
    isSubscribable,
    isOneTimePurchasable: !isSubscribable || !!isOffered,
    ...(plan && { subscriptionPlan: plan }),
    hasAdditionalFields: !!(formId || raw.additionalFieldsForm || button?.matches('[data-form], .use-form')),
    ...(formId && { formId }),
    form,
    ...(useCustomLabel === 'true' && originalLabel && { customLabel: originalLabel }),
    ...(url && { url }),
    source,
  };
}

/** Address of the item's own page; the catalogue's addresses are relative to the shop. */
export function productUrl({ url, source }: PageProduct): string | undefined {
  return url && new URL(url, source === 'api' ? boot().base : document.baseURI).href;
}

/** Whether this is the item's own page, or no other page is known. */
export function isOnOwnPage(product: PageProduct): boolean {
  const url = productUrl(product);
  if (!url || isPageOf(product.itemId)) return true;
  return url === location.href.replace(/[?#].*/, '');
}

/** Whether the page identifies itself as this item's page. */
export function isPageOf(itemId: string | undefined): boolean {
  return itemId !== undefined && (staticContext().item?.id === itemId || document.body.id === `item-${itemId}`);
}

/** Returns the page's own item if it is this one; the static context describes no other. */
function ownPage(itemId: string) {
  const { item, product } = staticContext();
  return item?.id === itemId ? { item, product } : {};
}

interface DataContext {
  product?: RawProduct;
  items?: RawProduct[];
}

function fromDataContext(itemId: string, button: Element): RawProduct | undefined {
  const selector = ':is(.product-detail, .product-list)[data-context]';
  for (const element of [button.closest(selector), ...document.querySelectorAll(selector)]) {
    const context = readJson<DataContext>(element, 'data-context');
    const product = [context?.product, ...(context?.items ?? [])].find((candidate) => candidate?.id === itemId);
    if (product) return product;
  }
  return undefined;
}

/** Reads `data-variants` of the options, its copy on older 7.0 pages, then a product block's own JSON. */
function fromDataVariants(itemId: string, button: Element): RawProduct | undefined {
  const block = readJson<RawProduct>(productPart(button, '.product-block[data-product]'), 'data-product');
  const product = block?.id === itemId ? block : undefined;
  for (const selector of ['.product-variants[data-variants]', '#productDetails[data-variants]']) {
    const variants = readJson<RawVariant[]>(productPart(button, selector), 'data-variants');
    if (variants) return { ...product, variants };
  }
  return product;
}
