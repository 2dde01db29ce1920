import { isSoldOut } from './product-status.ts';
import type { Stock } from './stock.ts';
import type { Attributes, OptionSelection } from './variants.ts';

/**
 * Status of an option's value: `unavailable` when no variant combines it with the other choices, `soldOut` when those
 * variants are sold out.
 */
export type ValueStatus = 'available' | 'soldOut' | 'unavailable';

interface Offer {
  productType: number;
  variants: readonly (Stock & { attributes: Attributes })[];
}

/**
 * The status of an option's value if it were chosen while the other choices stay; options without a choice are ignored.
 */
export function valueStatus(
  { productType, variants }: Offer,
  selections: readonly OptionSelection[],
  candidate: OptionSelection,
): ValueStatus {
  const fixed = selections.filter(({ name, value }) => value && name !== candidate.name);
  const matching = variants.filter(({ attributes }) =>
    [...fixed, candidate].every(({ name, value }) => attributes[name] === value),
  );
  if (matching.length === 0) return 'unavailable';
  return isSoldOut(productType, matching) ? 'soldOut' : 'available';
}
