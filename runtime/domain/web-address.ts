import { parseUrl } from './parse-url.ts';

const SHOP = 'https://shop.example';

/** Whether browsers can open an address or a path of a shop: `https://[` is none, though it begins like one. */
export function isWebAddress(text: string): boolean {
  return parseUrl(text, SHOP) !== undefined;
}
