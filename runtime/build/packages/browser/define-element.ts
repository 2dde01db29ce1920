import { boot } from '#runtime/boot.ts';
import { CART_PILL_TAG } from '#runtime/hooks.ts';
import { switchLanguage } from '#runtime/i18n/languages.ts';
import { knownCart } from '#runtime/loader/known-cart.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { report } from '#runtime/report.ts';
import { isOwnOrigin } from '#runtime/transport.ts';
import { findShop } from './name-shop.ts';

/** Fetches an element's module, which defines the element when it is told to. */
export type LoadElement = () => Promise<{ define(): void }>;

/** Elements that have begun to load, by tag. */
const begun = new Set<string>();

/** Defines an element once its texts are there; does nothing on a server. A definition that is there already stays. */
export function defineElement(tag: string, load: LoadElement): void {
  if (typeof customElements === 'undefined' || begun.has(tag) || customElements.get(tag)) return;
  begun.add(tag);
  start(tag, load).catch((error) => report(error, tag));
}

async function start(tag: string, load: LoadElement): Promise<void> {
  // The page's own module, which calls `configure`, runs after those that it imports.
  await Promise.resolve();
  await findShop();
  if (tag === CART_PILL_TAG) await whenCartMayExist();
  const [{ define }] = await Promise.all([load(), switchLanguage(pageLanguage())]);
  // The shop's script tag may have been faster.
  if (!customElements.get(tag)) define();
  adoptLook();
}

/** Like the shop's script tag, a pill waits until there may be a cart, because without one it shows nothing. */
async function whenCartMayExist(): Promise<void> {
  if (knownCart(boot())) return;
  await new Promise<unknown>((resolve) => {
    for (const type of ['sq-cart-adding', 'sq-cart-changed', 'storage'])
      addEventListener(type, resolve, { once: true });
  });
}

let hasLook = false;

/** Gives the page of another site the shop's colours, where the script tag does not. */
function adoptLook(): void {
  if (hasLook || isOwnOrigin() || window.Storefront?.version) return;
  hasLook = true;
  import('#runtime/widget/on-other-sites.ts').then(
    ({ startOnOtherSites }) => startOnOtherSites(),
    (error) => report(error, 'set-up'),
  );
}
