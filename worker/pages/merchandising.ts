import { isScarce } from '#runtime/domain/scarcity.ts';
import { isInStock } from '#runtime/domain/stock.ts';
import { merchandisingOf, type Variant } from '../catalogue/service.ts';
import type { MerchandisingSettings } from '../site/store-settings.ts';
import type { Texts } from './localized-strings.ts';
import type { Item } from './rows.ts';

/**
 * Returns `productMerchandisingContext`: the scarcity and restock notices of each product, by id: its own
 * settings come before the shop's. The restock notice of
 * the `chosen` variant shows from the start.
 */
export function merchandisingContext(
  items: readonly Item[],
  settings: MerchandisingSettings,
  { product }: Texts,
  chosen?: Variant,
) {
  const products = items.filter((item) => item.productType !== null);
  return Object.fromEntries(
    products.map((item) => {
      const hasOptions = item.variants.length > 1;
      const { scarcityEnabled, scarcityThreshold, restockNotificationsEnabled, ...shown } = merchandisingOf(
        item.merchandising,
        settings,
        product,
        hasOptions,
      );
      const scarce = scarcityEnabled ? item.variants.filter((variant) => isScarce(variant, scarcityThreshold)) : [];
      const soldOut = restockNotificationsEnabled ? item.variants.filter((variant) => !isInStock(variant)) : [];
      return [
        item.id,
        {
          ...shown,
          scarcityEnabled: scarce.length > 0,
          scarcityTemplateViews: scarce.map(({ attributes, qtyInStock }) =>
            hasOptions ? { attributes, qtyInStock } : { qtyInStock },
          ),
          restockNotificationViews: soldOut.map(({ id }) => ({
            variantId: id,
            hiddenByDefault: hasOptions && id !== chosen?.id,
          })),
        },
      ];
    }),
  );
}
