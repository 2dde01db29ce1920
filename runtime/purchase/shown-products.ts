import type { OptionSelection } from '../domain/variants.ts';
import type { PageProduct } from '../page/product.ts';

/** A product that the page shows, and the way to choose its variant there. */
export interface ShownProduct {
  page: PageProduct;
  choose(selections: readonly OptionSelection[]): void;
}

declare module '../boot.ts' {
  interface Boot {
    /** What knows the products on the page. A module of its own for it would be one more file for each product. */
    products?: Set<() => ShownProduct[]>;
  }
}
