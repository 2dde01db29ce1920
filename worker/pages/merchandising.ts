import { isScarce } from '#runtime/domain/scarcity.ts';
import { isInStock } from '#runtime/domain/stock.ts';
import { scarcityTemplate, type Variant } from '../catalogue/service.ts';
import type { MerchandisingSettings } from '../site/store-settings.ts';
import type { Texts } from './localized-strings.ts';
import type { Item } from './rows.ts';

/**
 * Returns `productMerchandisingContext`: the scarcity and restock notices of each product, by id. The restock notice of
 * the `chosen` variant shows from the start.
 */
export function merchandisingContext(
  items: readonly Item[],
  settings: MerchandisingSettings,
  { product }: Texts,
  chosen?: Variant,
) {
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
          scarcityText: scarcityTemplate(settings, product),
          scarcityTemplateViews: scarce.map(({ attributes, qtyInStock }) =>
            hasOptions ? { attributes, qtyInStock } : { qtyInStock },
          ),
          restockNotificationViews: soldOut.map(({ id }) => ({
            variantId: id,
            hiddenByDefault: hasOptions && id !== chosen?.id,
          })),
          restockNotificationMessages: messages,
          mailingListSignUpEnabled: settings.restockNotificationsMailingListSignUpEnabled,
          mailingListOptInByDefault: settings.restockNotificationsMailingListOptInByDefault,
          customSoldOutText: settings.customSoldOutText,
        },
      ];
    }),
  );
}
