import type { PageProduct, PageVariant } from '../page/product.ts';

/** Finds a variant by its id or code. Throws a DOMException 'ToolError' with all of them where there is none. */
export function variantById({ variants }: PageProduct, idOrSku: string): PageVariant {
  const found = variants.find(({ id, sku }) => id === idOrSku || sku === idOrSku);
  if (found) return found;
  const known = variants.map(({ id, sku }) => id || sku).join(', ');
  throw new DOMException(`The product has no variant "${idOrSku}". Its variants are: ${known}.`, 'ToolError');
}
