import { isSoldOut } from './product-status.ts';
import type { Stock } from './stock.ts';
import type { Attributes, OptionSelection } from './variants.ts';

/** `unavailable`: no variant has the value beside what else is chosen; `soldOut`: those that have it are sold out. */
export type ValueStatus = 'available' | 'soldOut' | 'unavailable';

interface Offer {
  productType: number;
  variants: readonly (Stock & { attributes: Attributes })[];
}

/** What choosing a value of an option would lead to, the other choices staying; those not made yet are left open. */
export function valueStatus(
  { productType, variants }: Offer,
  selections: readonly OptionSelection[],
  wanted: OptionSelection,
): ValueStatus {
  const fixed = selections.filter(({ name, value }) => value && name !== wanted.name);
  const matching = variants.filter(({ attributes }) =>
    [...fixed, wanted].every(({ name, value }) => attributes[name] === value),
  );
  if (matching.length === 0) return 'unavailable';
  return isSoldOut(productType, matching) ? 'soldOut' : 'available';
}
