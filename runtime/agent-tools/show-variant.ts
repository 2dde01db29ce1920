import { boot } from '../boot.ts';
import type { PageVariant } from '../page/product.ts';
import { itemIdOf } from '../page/product-root.ts';
import { isDisabled } from '../platform.ts';
import type { ShownProduct } from '../purchase/shown-products.ts';

/** Longest wait for the code of the page's options, and how often it is looked for. */
const PICKER_WITHIN_MS = 5_000;
const LOOK_MS = 50;
const VARIANTS = '.product-variants';

/** Chooses a variant wherever the page shows its product. */
export async function showVariant(idOrSku: string, productId: string | undefined): Promise<unknown> {
  const isThis = ({ id, sku }: PageVariant) => id === idOrSku || sku === idOrSku;
  const find = () =>
    shownProducts()
      .filter(({ page }) => productId === undefined || page.itemId === productId)
      .flatMap((shown) => shown.page.variants.filter(isThis).map((variant) => ({ shown, variant })));
  let found = find();
  if (found.length === 0 && wakePicker()) {
    // The page's options have their code only once somebody turns to them.
    for (let waited = 0; found.length === 0 && waited < PICKER_WITHIN_MS; waited += LOOK_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      found = find();
      if (areAllKnown()) break;
    }
  }
  const [first] = found;
  if (!first) throw new DOMException(explainUnknown(idOrSku), 'ToolError');
  for (const { shown, variant } of found) {
    shown.choose(Object.entries(variant.attributes).map(([name, value]) => ({ name, value })));
  }
  const { page } = first.shown;
  const { id, sku, attributes, onSale, salePriceCents, priceCents, unlimited, qtyInStock } = first.variant;
  return {
    product_id: page.itemId,
    title: page.title,
    variant_id: id,
    sku,
    options: attributes,
    price: onSale ? salePriceCents : priceCents,
    is_in_stock: unlimited || qtyInStock > 0,
  };
}

function shownProducts(): ShownProduct[] {
  return [...(boot().products ?? [])].flatMap((source) => source());
}

/** Turns to the options of engine HTML, as a person's pointer does; returns whether there are any to wait for. */
function wakePicker(): boolean {
  const variants = isDisabled() ? null : document.querySelector(VARIANTS);
  variants?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return variants !== null;
}

/** Whether the page has read, or fetched, every product whose options it has. */
function areAllKnown(): boolean {
  const known = new Set(shownProducts().map(({ page }) => page.itemId));
  return [...document.querySelectorAll(VARIANTS)].every((variants) => known.has(itemIdOf(variants) ?? ''));
}

function explainUnknown(idOrSku: string): string {
  const known = shownProducts().flatMap(({ page }) => page.variants.map(({ id, sku }) => id || sku));
  return `This page shows no variant "${idOrSku}". It shows: ${known.join(', ') || 'none'}. Others are on their product's own page.`;
}
