import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { SocialTexts } from '#runtime/i18n/en/social.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { socialTextsIn } from '#runtime/i18n/social-texts.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';

/** The groups of the catalogue that pages need. */
export type Texts = Pick<
  Catalogue,
  | 'addToCart'
  | 'apiErrors'
  | 'comments'
  | 'announcement'
  | 'product'
  | 'subscription'
  | 'form'
  | 'fieldErrors'
  | 'pages'
  | 'cartPage'
  | 'legal'
  | 'consent'
  | 'priceNotes'
  | 'priceLines'
  | 'reviews'
  | 'lessons'
  | 'events'
  | 'gallery'
  | 'languageChoice'
  | 'theme'
  | 'withdrawals'
  | 'cancellations'
  | 'cartPill'
  | 'orders'
> & { social: SocialTexts };

/** Returns the texts in the site's language; English if we have none. */
export async function textsFor(language: string): Promise<Texts> {
  const [texts, social] = await Promise.all([textsIn(language), socialTextsIn(language)]);
  return { ...texts, social };
}

/** Returns `localizedStrings`, under the keys that the engine's formatters look up. */
export function localizedStrings({
  addToCart,
  product,
  subscription,
  social,
  theme,
}: Pick<Texts, 'addToCart' | 'product' | 'subscription' | 'social' | 'theme'>): Record<string, string> {
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
    // For our own row of share buttons, and the link to follow an account.
    shareOnText: social.shareOn,
    followText: theme.follow,
    ...subscriptionPrices(product.fromPrice.replace('{fromPrice}', '{price}'), subscription),
  };
}

/** Returns `themeTexts`: the fixed words of the templates with which a shop begins, in the page's language. */
export function themeTexts({
  theme,
  cartPage,
  cartPill,
  orders,
}: Pick<Texts, 'theme' | 'cartPage' | 'cartPill' | 'orders'>): Record<string, string> {
  return {
    ...theme,
    cart: cartPill.cart,
    yourCart: cartPage.title,
    continueShopping: cartPage.continueShopping,
    backToCart: orders.backToCart,
  };
}

const UNITS = ['Week', 'Month', 'Year'] as const;

const COUNTED = /\{(\w+)\|\w+\|(.*?)\}/;

/**
 * Returns a counted text (`fill`) as a message of the engine, for all numbers but 1, which has keys of its own. Where a
 * language has more forms than that of `other`, the message leaves the choice to the engine.
 */
function forMany(text: string): string {
  const [whole = '', name, list = ''] = COUNTED.exec(text) ?? [];
  if (!name) return text;
  const forms = Object.fromEntries(list.split('|').map((form) => form.split('=') as [string, string]));
  const others = Object.entries(forms).filter(([category]) => !/^(one|other|\d+)$/.test(category));
  const other = forms.other ?? forms.many ?? '';
  const blocks = [...others, ['other', other]].map(([category, form]) => `${category} {${form}}`);
  const message = others.length > 0 ? `{${name} plural ${blocks.join(' ')}}` : other.replaceAll('#', `{${name}}`);
  return text.replace(whole, () => message);
}

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
        ['1', fill(subscriptionTexts[`every${unit}s`], { billingPeriodValue: 1 })],
        ['n', forMany(subscriptionTexts[`every${unit}s`])],
      ]) {
        const key = `productPrice__${prices}__${count}${unit}ly__`;
        texts[`${key}indefinite`] = `${price} ${every}`;
        for (const duration of UNITS) {
          const lasts = subscriptionTexts[`for${duration}s`];
          texts[`${key}limited__1${duration}s`] = `${price} ${every} ${fill(lasts, { duration: 1 })}`;
          texts[`${key}limited__n${duration}s`] = `${price} ${every} ${forMany(lasts)}`;
        }
      }
    }
  }
  return texts;
}
