const SHOP = 'https://shop.example';

/** Whether browsers can open an address or a path of a shop: `https://[` is none, though it begins like one. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text, SHOP);
}
