import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText, isStale, refresh } from '../../../app/query.ts';
import { amountError, amountText, readAmount, readWhole } from '../../../parts/amounts.ts';
import { SHOWN_PRODUCTS, stockAddress } from '../addresses.ts';
import { makePart, previewParts } from '../bulk/bulk-parts.ts';
import { isEndless, type ListedProduct, stockText } from '../product-names.ts';
import { undoStock } from '../stock/stock-change.ts';

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
      if (reason !== undefined) notify(reason, { kind: 'failed' });
    },
  });
  return undefined;
}

/** Sets a price if it is still as the person saw it. The digest of the preview holds that until it is made. */
async function setPrice({ id }: SimpleProduct, from: number, to: number): Promise<string | undefined> {
  try {
    const [part] = await previewParts({ ids: [id], price: { setCents: to } });
    const line = part?.lines[0];
    if (!part || !line || line.before.priceCents !== from) return sayStale(productsTexts.priceHasChanged);
    if (line.error) return line.error;
    await makePart(part);
    return undefined;
  } catch (error) {
    return isStale(error) ? sayStale(productsTexts.priceHasChanged) : errorText(error);
  }
}

/** Changes the stock of a product to a number that was counted, which can be undone. Resolves to why it cannot be. */
export async function changeUnits(
  product: SimpleProduct & { stock: number },
  text: string,
): Promise<string | undefined> {
  const quantity = readWhole(text);
  if (quantity === undefined || quantity < 0) return productsTexts.unitsFromZero;
  if (quantity === product.stock) return undefined;
  const { id, stockVersion } = product.onlyVariant;
  const body = { quantity, reason: 'counted', note: '' } as const;
  try {
    const call = { method: 'PUT', path: stockAddress(id), body, version: stockVersion } as const;
    const { body: after } = await change(call, SHOWN_PRODUCTS);
    const before = { ...after, quantity: product.stock };
    notify(fill(productsTexts.stockOfTitleStock, { title: product.title, stock: stockText(quantity) }), {
      undo: () => undoStock(before, after),
    });
    return undefined;
  } catch (error) {
    return isStale(error) ? sayStale(productsTexts.stockHasChanged) : errorText(error);
  }
}

function sayStale(text: string): string {
  refresh(SHOWN_PRODUCTS);
  return text;
}
