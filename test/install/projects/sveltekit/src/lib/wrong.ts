import type { ProductBlock } from 'storefront-widgets/svelte';
import type { ComponentProps } from 'svelte';

/** The compiler refuses what the element does not have. No page shows this. */
export const wrong: ComponentProps<typeof ProductBlock> = {
  product: 'everyday-teapot',
  // @ts-expect-error: there is no such value.
  options: 'buttons',
};
