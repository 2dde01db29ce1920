import { priceRange } from '#runtime/domain/price.ts';
import { readQuantity } from '#runtime/domain/quantity.ts';
import { readInstallmentProduct } from '#runtime/page/installments.ts';
import { itemIdOf } from '#runtime/page/product-root.ts';
import { readQuantityField } from '#runtime/page/quantity-field.ts';
import type { PageVariant } from '#runtime/page/variant.ts';
import type { Source } from './source.ts';

type Chosen = Pick<PageVariant, 'id' | 'sku'>;

/** The product that an element stands in: the variant chosen on the page, else its lowest price, times the quantity. */
export function productSource(element: Element): Source {
  // The address may name the variant that is restored into the page's selects.
  let chosen: Partial<Chosen> = { id: new URLSearchParams(location.search).get('variant') ?? '' };

  return {
    read() {
      const product = readInstallmentProduct(element);
      if (!product) return null;
      const { variants, terms } = product;
      const variant = variants.find(({ id, sku }) => (id || sku) && (id === chosen.id || (sku && sku === chosen.sku)));
      const range = priceRange(variant ? [variant] : variants);
      return { amount: range && range.lowest * quantityAt(element), terms };
    },

    follow(changed, signal) {
      const listen = (type: string, selector: string, note?: (event: Event) => void) => {
        const hear = (event: Event) => {
          const { target } = event;
          if (!(target instanceof Element) || !target.closest(selector)) return;
          if (itemIdOf(target) !== readInstallmentProduct(element)?.itemId) return;
          note?.(event);
          changed();
        };
        // Before anybody at the document, who may tell of the new variant while the same event is on its way.
        addEventListener(type, hear, { capture: true, signal });
      };
      listen('variant:change', '*', (event) => {
        chosen = (event as CustomEvent<{ selectedVariant?: Chosen }>).detail?.selectedVariant ?? {};
      });
      // A choice that is not complete any more is told by no `variant:change`; one that is, after this.
      listen('change', '.variant-option', () => {
        chosen = {};
      });
      for (const type of ['input', 'change']) listen(type, '.product-quantity-input');
      // The parser may not have come to the product's own JSON yet.
      document.addEventListener('DOMContentLoaded', changed, { signal });
    },
  };
}

/** One, until what is typed can be bought. */
function quantityAt(element: Element): number {
  const reading = readQuantity(readQuantityField(element));
  return reading.ok ? reading.quantity : 1;
}
