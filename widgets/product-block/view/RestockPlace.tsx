import { useEffect } from 'react';
import type { Product } from '#runtime/contracts/product.ts';
import { addContent } from '#runtime/widget.tsx';

const TAG = 'sq-restock';

interface RestockPlaceProps {
  product: Product;
  /** The variant that is sold out; undefined for none. */
  variantId: string | undefined;
  host: HTMLElement;
}

/**
 * The box for back-in-stock notices, where the shop sends some. An `<sq-restock>` in the page's own tree shows it; an
 * author's child with the same slot replaces it.
 */
export function RestockPlace({ product, variantId, host }: RestockPlaceProps) {
  const isOffered = product.restock !== null && product.restock !== undefined;
  useEffect(() => {
    if (!isOffered || !variantId || host.querySelector(':scope > [slot=restock]')) return undefined;
    const box = document.createElement(TAG);
    box.slot = 'restock';
    box.setAttribute('product', product.id);
    box.setAttribute('variant', variantId);
    addContent(host, box);
    // The loader reports an element that cannot be fetched; its place stays empty.
    window.Storefront?.ready?.(TAG).catch(() => {});
    return () => box.remove();
  }, [isOffered, product.id, variantId, host]);
  return <slot name="restock" />;
}
