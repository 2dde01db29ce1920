import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { isInStock } from '#runtime/domain/stock.ts';
import type { Texts } from './localized-strings.ts';
import type { Item, Variant } from './rows.ts';
import type { MerchandisingSettings } from './site-context.ts';

/** Owner's choice of scarcity wording; anything unknown takes the default. */
const SCARCITY_TEXTS: Readonly<Record<string, keyof Texts['product']>> = {
  SCARCITY_MESSAGE_1: 'scarcityLeftInStock',
  SCARCITY_MESSAGE_2: 'scarcityAvailable',
  SCARCITY_MESSAGE_3: 'scarcityLimited',
};

/** `productMerchandisingContext`: product id → what scarcity and restock notices say of it (storefront.md §3). */
export function merchandisingContext(items: readonly Item[], settings: MerchandisingSettings, { product }: Texts) {
  const messages = {
    CTAText: product.restockCallToAction,
    placeholderText: product.restockEmail,
    buttonText: product.restockSignUp,
    mailingListDescription: product.restockMailingList,
  };
  const products = items.filter((item) => item.productType !== null);
  return Object.fromEntries(
    products.map((item) => {
      const scarce = settings.scarcityEnabledOnProductItems
        ? variantsWithStock(item).filter((variant) => isScarce(variant, settings.scarcityThreshold))
        : [];
      const soldOut = settings.restockNotificationsEnabled
        ? variantsWithStock(item).filter((variant) => !isInStock(variant))
        : [];
      const hasOptions = item.variants.length > 1;
      return [
        item.id,
        {
          scarcityEnabled: scarce.length > 0,
          scarcityShownByDefault: !hasOptions,
          scarcityText: product[SCARCITY_TEXTS[settings.scarcityMessageType] ?? 'scarcityDefault'],
          scarcityTemplateViews: scarce.map(({ attributes, qtyInStock }) =>
            hasOptions ? { attributes, qtyInStock } : { qtyInStock },
          ),
          restockNotificationViews: soldOut.map(({ id }) => ({ variantId: id, hiddenByDefault: hasOptions })),
          restockNotificationMessages: messages,
          mailingListSignUpEnabled: settings.restockNotificationsMailingListSignUpEnabled,
          mailingListOptInByDefault: settings.restockNotificationsMailingListOptInByDefault,
          customSoldOutText: settings.customSoldOutText,
        },
      ];
    }),
  );
}

/** Digital products and gift cards never run out, so nothing is said of their stock. */
function variantsWithStock(item: Item): Variant[] {
  return item.productType === PRODUCT_TYPE.digital || item.productType === PRODUCT_TYPE.giftCard ? [] : item.variants;
}

function isScarce({ unlimited, qtyInStock }: Variant, threshold: number): boolean {
  return !unlimited && qtyInStock > 0 && qtyInStock <= threshold;
}
