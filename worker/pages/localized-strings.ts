import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';

/** The groups of the catalogue that pages need. */
export type Texts = Pick<
  Catalogue,
  | 'addToCart'
  | 'product'
  | 'subscription'
  | 'form'
  | 'fieldErrors'
  | 'pages'
  | 'cartPage'
  | 'legal'
  | 'consent'
  | 'priceNotes'
  | 'reviews'
  | 'lessons'
  | 'languageChoice'
>;

/** Returns the texts in the site's language; English if we have none. */
export async function textsFor(language: string): Promise<Texts> {
  return await textsIn(language);
}

/** Returns `localizedStrings`, under the keys that the engine's formatters look up. */
export function localizedStrings({
  addToCart,
  product,
  subscription,
}: Pick<Texts, 'addToCart' | 'product' | 'subscription'>): Record<string, string> {
  return {
    productAddToCartText: addToCart.add,
    productSubscribeText: addToCart.subscribe,
    productSoldOutText: product.soldOut,
    productSaleText: product.sale,
    salePriceText: product.salePrice,
    originalPriceText: product.originalPrice,
    productPriceFromText: product.fromPrice,
    productPriceUnavailable: product.priceUnavailable,
    productQuantityInputLabel: product.quantity,
    productQuickViewText: product.quickView,
    productVariantSelectText: product.selectOption,
    giftCardVariantSelectText: product.selectGiftCardValue,
    giftCardValueDisplayText: product.giftCardValue,
    ...subscriptionPrices(product.fromPrice.replace('{fromPrice}', '{price}'), subscription),
  };
}

const UNITS = ['Week', 'Month', 'Year'] as const;

/**
 * Returns one text per key
 * `productPrice__{singlePrice|multiplePrices}__{1|n}{Unit}ly__{indefinite|limited__{1|n}{Unit}s}`.
 */
function subscriptionPrices(from: string, subscriptionTexts: Texts['subscription']): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [prices, price] of [
    ['singlePrice', '{price}'],
    ['multiplePrices', from],
  ]) {
    for (const unit of UNITS) {
      for (const [count, every] of [
        ['1', subscriptionTexts[`every${unit}`]],
        ['n', subscriptionTexts[`every${unit}s`]],
      ]) {
        const key = `productPrice__${prices}__${count}${unit}ly__`;
        texts[`${key}indefinite`] = `${price} ${every}`;
        for (const duration of UNITS) {
          texts[`${key}limited__1${duration}s`] = `${price} ${every} ${subscriptionTexts[`for${duration}`]}`;
          texts[`${key}limited__n${duration}s`] = `${price} ${every} ${subscriptionTexts[`for${duration}s`]}`;
        }
      }
    }
  }
  return texts;
}
