import { emit, type StorefrontEvents } from '#runtime/events.ts';
import { shopAddress } from '#runtime/shop-address.ts';
import { isOwnOrigin } from '#runtime/transport.ts';

export const CHECKOUT_PATH = '/checkout';

/** Path of a subscription's order page; `cartToken` is the secret of the started subscription. */
export function subscriptionPath(cartToken: string): string {
  return `/commerce/subscription?${new URLSearchParams({ cartToken })}`;
}

export function giftCardPath({ itemId, sku }: { itemId: string; sku: string | null }): string {
  return `/commerce/gift-card?${new URLSearchParams({ itemId, ...(sku !== null && { sku }) })}`;
}

/** Opens a page of the shop in this tab, unless a listener of `sq-purchase-leaving` keeps the visitor here. */
export function leaveFor(
  flow: StorefrontEvents['sq-purchase-leaving']['flow'],
  itemId: string,
  path: string,
  target: HTMLElement,
): { what: 'leave' | 'cancel' } {
  const url = shopAddress(path);
  const source = target.isConnected ? target : document;
  if (!emit(source, 'sq-purchase-leaving', { flow, itemId, url }, { cancelable: true })) return { what: 'cancel' };
  if (isOwnOrigin()) location.assign(url);
  else {
    import('#runtime/cart/remote/transfer.ts').then(
      ({ transferCart, openPage }) => (flow === 'expressCheckout' ? transferCart : openPage)(new URL(url)),
      () => location.assign(url),
    );
  }
  return { what: 'leave' };
}
