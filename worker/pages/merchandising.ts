import { isInStock } from '#runtime/domain/stock.ts';
import type { Variant } from '../catalogue/service.ts';
import type { Texts } from './localized-strings.ts';
import type { Item } from './rows.ts';
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
        ? item.variants.filter((variant) => isScarce(variant, settings.scarcityThreshold))
        : [];
      const soldOut = settings.restockNotificationsEnabled
        ? item.variants.filter((variant) => !isInStock(variant))
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

function isScarce({ unlimited, qtyInStock }: Variant, threshold: number): boolean {
  return !unlimited && qtyInStock > 0 && qtyInStock <= threshold;
}
