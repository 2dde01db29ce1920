import { getBrand } from '../api/brand.ts';

/**
 * Gives the page the shop's brand colours as the initial values of the shared properties, so that whatever the page's
 * author sets goes before them. A browser without registered properties keeps the colours that elements have without a
 * brand.
 */
export async function adoptBrand(): Promise<void> {
  if (!globalThis.CSS?.registerProperty) return;
  for (const [name, initialValue] of Object.entries(await getBrand())) register(name, initialValue);
}

function register(name: string, initialValue: string): void {
  try {
    // A colour for light pages and one for dark ones needs `light-dark()`, which came with Safari 17.5 and Chrome 123.
    if (!CSS.supports('color', initialValue)) return;
    CSS.registerProperty({ name, syntax: '*', inherits: true, initialValue });
  } catch {
    // The page's author has registered it, or another copy of this script.
  }
}
