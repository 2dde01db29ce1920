import type { InstallmentContext } from '../contracts/installments.ts';
import type { InstallmentTerms } from '../domain/installment-wording.ts';
import { mayPayInInstallments } from '../domain/installments.ts';
import { cartPage } from './cart-root.ts';
import { itemIdOf, productPart } from './product-root.ts';
import type { RawProduct, RawVariant } from './raw-product.ts';
import { readJson } from './read-json.ts';
import { staticContext } from './static-context.ts';
import { type PageVariant, toVariant } from './variant.ts';

/** The instalment terms on a page; terms that the page does not name are missing. */
export type PageTerms = Partial<InstallmentTerms>;

/** The element that carries the instalment context of each product on the page. */
const MARK = '[data-afterpay=true][data-current-context]';

/**
 * Reads the product around an element or, outside of any, the only one that the page offers in instalments. Returns
 * `null` where the page says that it is not offered, or where it is not physical.
 */
export function readInstallmentProduct(
  element: Element,
): { itemId: string | undefined; terms: PageTerms; variants: PageVariant[] } | null {
  const contexts = contextsNear(element);
  const [only, ...others] = Object.keys(contexts);
  const itemId = itemIdOf(element) ?? (others.length === 0 ? only : undefined);
  const context = itemId ? contexts[itemId] : undefined;
  if (context && !context.afterPayAvailable) return null;
  const { productType, subscribable, isSubscribable, variants } = readRaw(element, itemId);
  if (productType !== undefined && !mayPayInInstallments(productType)) return null;
  // A recurring price cannot be split into payments.
  if (subscribable || isSubscribable) return null;
  return { itemId, terms: termsOf(context ?? {}), variants: Array.isArray(variants) ? variants.map(toVariant) : [] };
}

export function termsOf(context: Partial<InstallmentContext>): PageTerms {
  const { afterPayMin, afterPayMax, stripeAccountCountry, shopperLanguage } = context;
  return known({ min: afterPayMin, max: afterPayMax, country: stripeAccountCountry, shopperLanguage });
}

/**
 * The instalment terms of the cart page; `null` where the shop has switched instalments off, undefined on any other
 * page.
 */
export function readCartTerms(): PageTerms | null | undefined {
  const page = cartPage();
  if (!page) return undefined;
  const { afterpayEnabled, afterpayMin, afterpayMax, stripeCountry, shopperLanguage } = page;
  return afterpayEnabled
    ? known({ min: afterpayMin, max: afterpayMax, country: stripeCountry ?? undefined, shopperLanguage })
    : null;
}

/** The contexts of the product's own mark if it has one, otherwise of the first on the page. */
function contextsNear(element: Element): Record<string, Partial<InstallmentContext>> {
  const mark = productPart(element, MARK) ?? document.querySelector(MARK);
  return readJson(mark, 'data-current-context') ?? {};
}

/**
 * Reads the product from Products V2, then from the options' JSON, then from the static context, which describes the
 * page's own product only.
 */
function readRaw(element: Element, itemId: string | undefined): RawProduct {
  const { item, product } = staticContext();
  const own = item?.id === itemId ? product : undefined;
  const v2 = readJson<{ product?: RawProduct }>(element.closest('.product-detail'), 'data-context')?.product;
  if (v2?.variants) return { ...own, ...v2 };
  const variants = readJson<RawVariant[]>(productPart(element, '.product-variants'), 'data-variants');
  const type = productPart(element, '[data-product-type]')?.dataset.productType;
  return { ...own, ...(variants && { variants }), ...(type && { productType: Number(type) }) };
}

function known(terms: { [Key in keyof PageTerms]: PageTerms[Key] | undefined }): PageTerms {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
}
