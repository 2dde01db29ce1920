import type { OwnerStock } from '#runtime/contracts/stock.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { errorText, isStale, refresh } from '../../../app/query.ts';
import { readWhole } from '../../../parts/amounts.ts';
import { SHOWN_PRODUCTS } from '../addresses.ts';
import { stockText } from '../product-names.ts';
import { changeStock, undoStock } from './stock-change.ts';

/** A counted variant, as a list has read it. */
interface Counted {
  variantId: string;
  /** Of its stock. */
  version: number;
  quantity: number;
  /** What a person knows it by. */
  name: string;
}

/**
 * Sets the stock of a variant to the number that was counted, which can be undone. `renew` shows the stock in the list.
 * Resolves to why it cannot be.
 */
export async function countStock(
  { variantId, version, quantity, name }: Counted,
  text: string,
  renew: (after: OwnerStock) => Promise<void>,
): Promise<string | undefined> {
  const units = readWhole(text);
  if (units === undefined || units < 0) return productsTexts.unitsFromZero;
  if (units === quantity) return undefined;
  const draft = { kind: 'set', units: text, reason: 'counted', note: '' } as const;
  try {
    const after = await changeStock({ variantId, version }, draft, crypto.randomUUID(), { renews: true });
    void renew(after);
    notify(fill(productsTexts.stockOfTitleStock, { title: name, stock: stockText(units) }), {
      undo: async () => renew(await undoStock({ ...after, quantity }, after, { renews: true })),
    });
    return undefined;
  } catch (error) {
    if (isStale(error)) refresh(SHOWN_PRODUCTS);
    return isStale(error) ? productsTexts.stockHasChanged : errorText(error);
  }
}
