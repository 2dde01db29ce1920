import { priceRange } from '#runtime/domain/price.ts';
import { readQuantity } from '#runtime/domain/quantity.ts';
import { isInStock } from '#runtime/domain/stock.ts';
import { readInstallmentProduct } from '#runtime/page/installments.ts';
import { itemIdOf } from '#runtime/page/product-root.ts';
import { readQuantityField } from '#runtime/page/quantity-field.ts';
import type { PageVariant } from '#runtime/page/variant.ts';
import type { Source } from './source.ts';

type Chosen = Pick<PageVariant, 'id' | 'sku'>;

/**
 * The price of the product around an element: that of the chosen variant, otherwise the lowest in stock, times the
 * quantity. What is sold out has none.
 */
export function productSource(element: Element): Source {
  // The address may name a variant, which is then chosen in the page's selects.
  let chosen: Partial<Chosen> = { id: new URLSearchParams(location.search).get('variant') ?? '' };

  return {
    read() {
      const product = readInstallmentProduct(element);
      if (!product) return null;
      const { variants, terms } = product;
      const variant = variants.find(({ id, sku }) => (id || sku) && (id === chosen.id || (sku && sku === chosen.sku)));
      const range = priceRange((variant ? [variant] : variants).filter(isInStock));
      return { amount: range && range.lowest * quantityAt(element), terms };
    },

    follow(changed, signal) {
      const listen = (type: string, selector: string, onMatch?: (event: Event) => void) => {
        const onEvent = (event: Event) => {
          const { target } = event;
          if (!(target instanceof Element) || !target.closest(selector)) return;
          if (itemIdOf(target) !== readInstallmentProduct(element)?.itemId) return;
          onMatch?.(event);
          changed();
        };
        // On the window, so that it runs before listeners on the document, which announce the new variant.
        addEventListener(type, onEvent, { capture: true, signal });
      };
      listen('variant:change', '*', (event) => {
        chosen = (event as CustomEvent<{ selectedVariant?: Chosen }>).detail?.selectedVariant ?? {};
      });
      // `variant:change` is sent for complete choices only, and after this event.
      listen('change', '.variant-option', () => {
        chosen = {};
      });
      for (const type of ['input', 'change']) listen(type, '.product-quantity-input');
      // The parser may not have read the product's JSON yet.
      document.addEventListener('DOMContentLoaded', changed, { signal });
    },
  };
}

/** Returns the quantity in the field, or 1 while that is not a valid one. */
function quantityAt(element: Element): number {
  const reading = readQuantity(readQuantityField(element));
  return reading.ok ? reading.quantity : 1;
}
