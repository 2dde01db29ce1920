import { CHECKOUT_PATH } from '../purchase/leave.ts';
import { shopAddress } from '../shop-address.ts';
import { isOwnOrigin } from '../transport.ts';

export { CHECKOUT_PATH };

/** The page on which a person signs in and sees their orders. */
const ACCOUNT_PATH = '/account';

/**
 * Opens a page of the shop in this tab, once the tool that asked for it has answered, and returns its address. From a
 * page of another origin the cart comes along to the checkout, as by every link there.
 */
export function openShopPage(path: string): string {
  const url = new URL(shopAddress(path));
  setTimeout(() => void open(url, path === CHECKOUT_PATH));
  return url.href;
}

async function open(url: URL, withCart: boolean): Promise<void> {
  if (isOwnOrigin()) return location.assign(url);
  try {
    const { transferCart, openPage } = await import('../cart/remote/transfer.ts');
    (withCart ? transferCart : openPage)(url);
  } catch {
    location.assign(url);
  }
}

/** Opens the page of the person's account, and reads nothing of it. */
export async function openAccount(): Promise<unknown> {
  return { opens: openShopPage(ACCOUNT_PATH), next: 'The person signs in there.' };
}
