import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { NotUndone, notify } from '../../../app/notices.ts';
import { errorText, isStale, refresh } from '../../../app/query.ts';
import { type RowsOf, renewRow } from '../../../app/renew-row.ts';
import { amountError, amountText, readAmount } from '../../../parts/amounts.ts';
import { PRODUCTS, SHOWN_PRODUCTS } from '../addresses.ts';
import { makePart, previewParts } from '../bulk/bulk-parts.ts';
import { isEndless, type ListedProduct } from '../product-names.ts';
import { countStock } from '../stock/count-stock.ts';

const LIST: RowsOf<typeof PRODUCTS, ListedProduct> = {
  route: PRODUCTS,
  rowsOf: ({ products }) => products,
  withRows: (page, products) => ({ ...page, products }),
  idOf: ({ id }) => id,
};

/** A product whose price and stock are those of its only variant. */
export type SimpleProduct = ListedProduct & { onlyVariant: NonNullable<ListedProduct['onlyVariant']> };

export function isSimple(product: ListedProduct): product is SimpleProduct {
  return product.onlyVariant !== null;
}

export function isCounted(product: ListedProduct): product is SimpleProduct & { stock: number } {
  return isSimple(product) && product.stock !== 'unlimited' && !isEndless(product.kind);
}

/** Changes the price of a product, which can be undone. Resolves to why it cannot be. */
export async function changePrice(product: SimpleProduct, text: string): Promise<string | undefined> {
  const cents = readAmount(text);
  if (cents === undefined || cents < 0) return amountError();
  const before = product.lowestCents;
  if (cents === before) return undefined;
  const refusal = await setPrice(product, before, cents);
  if (refusal !== undefined) return refusal;
  notify(fill(productsTexts.priceOfTitle, { title: product.title, price: amountText(cents) }), {
    undo: async () => {
      const reason = await setPrice(product, cents, before);
      if (reason !== undefined) throw new NotUndone(reason);
    },
  });
  return undefined;
}

/** Sets a price if it is still as the person saw it. The digest of the preview holds that until it is made. */
async function setPrice(product: SimpleProduct, from: number, to: number): Promise<string | undefined> {
  try {
    const [part] = await previewParts({ ids: [product.id], price: { setCents: to } });
    const line = part?.lines[0];
    if (!part || !line || line.before.priceCents !== from) return sayStale(productsTexts.priceHasChanged);
    if (line.error) return line.error;
    await makePart(part, crypto.randomUUID(), { renews: true });
    void renewRow(LIST, { ...product, lowestCents: to, highestCents: to });
    return undefined;
  } catch (error) {
    return isStale(error) ? sayStale(productsTexts.priceHasChanged) : errorText(error);
  }
}

/** Changes the stock of a product to a number that was counted, which can be undone. Resolves to why it cannot be. */
export function changeUnits(product: SimpleProduct & { stock: number }, text: string): Promise<string | undefined> {
  const { title, stock: quantity, onlyVariant } = product;
  const counted = { variantId: onlyVariant.id, version: onlyVariant.stockVersion, quantity, name: title };
  return countStock(counted, text, (after) =>
    renewRow(LIST, {
      ...product,
      stock: after.unlimited ? 'unlimited' : after.quantity,
      onlyVariant: { id: after.variantId, stockVersion: after.version },
    }),
  );
}

function sayStale(text: string): string {
  refresh(SHOWN_PRODUCTS);
  return text;
}
