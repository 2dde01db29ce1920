import { BOOT, boot } from '#runtime/boot.ts';
import { chosenLanguage } from '#runtime/kept-language.ts';
import type { ElementOptions } from './package-interface.ts';

/** The tag that loads an element of this package, or the shop's own: either may name the shop. */
const TAG = 'script[data-shop],script[src*="/storefront."]';

let named: () => void;
/** Resolves once a shop is named. */
const naming = new Promise<void>((resolve) => {
  named = resolve;
});

/** Names the shop for the elements of this package, unless the shop's script tag has run, which names it too. */
export function nameShop({ shop, site, language }: ElementOptions): void {
  const base = new URL(shop, location.href).origin;
  const shared = boot();
  if (window.Storefront?.version) {
    if (shared.base !== base) console.warn(`[storefront] The script tag's shop counts, ${shared.base}, not ${base}.`);
    return;
  }
  const spoken = (base !== location.origin && chosenLanguage()?.trim()) || language;
  Object.assign(shared, { base, site: site || null }, spoken && { language: spoken });
  named();
}

/**
 * Names the shop of the page's script tag. Without one it waits for `configure`, which may be called later, and once the page
 * has loaded the page's own origin is the shop. What is shared on the page is there already where one is named.
 */
export async function findShop(): Promise<void> {
  const tag = document.querySelector<HTMLScriptElement>(TAG);
  if (!tag && !isNamed() && document.readyState !== 'complete') {
    await Promise.race([naming, new Promise((loaded) => addEventListener('load', loaded, { once: true }))]);
  }
  if (!isNamed()) nameShop({ shop: tag?.dataset.shop ?? tag?.src ?? location.origin, site: tag?.dataset.site ?? '' });
}

const isNamed = () => window.Storefront?.[BOOT] !== undefined;
