import type { ProductValue } from '../product/product-value.ts';
import { newRow, type VariantRow } from './variant-row.ts';

/** Reads values that are parted by commas, each once: "S, M, L". */
export function valuesIn(text: string): string[] {
  const values = text.split(/[,，、\n]/).map((value) => value.trim());
  return [...new Set(values.filter((value) => value !== ''))];
}

/** Returns the values that variants have of each option, in the order in which they come. */
export function usedValues({ options, variants }: Pick<ProductValue, 'options' | 'variants'>): string[][] {
  return options.map((_, at) => [...new Set(variants.map((row) => row.values[at] ?? ''))].filter(Boolean));
}

/** How many variants the values make together. */
export function countCombinations(values: readonly (readonly string[])[]): number {
  return values.reduce((count, each) => count * each.length, 1);
}

/**
 * Returns the variants of a product with one more for each combination of values that it lacks. A variant without values,
 * as a new product has one, becomes the first of them and keeps its stock; new ones have the price of the last variant.
 */
export function combine(
  variants: readonly VariantRow[],
  values: readonly (readonly string[])[],
): { variants: readonly VariantRow[]; added: number } {
  const rows = [...variants];
  const nameOf = (chosen: readonly string[]) => JSON.stringify(chosen);
  const known = new Set(rows.map((row) => nameOf(row.values)));
  let added = 0;
  for (const chosen of combinationsOf(values)) {
    if (known.has(nameOf(chosen))) continue;
    added += 1;
    const empty = rows.findIndex((row) => row.values.every((value) => value === ''));
    const like = rows[empty] ?? rows.at(-1);
    if (empty >= 0 && like) rows[empty] = { ...like, values: chosen };
    else rows.push({ ...newRow(chosen, like), values: chosen });
  }
  return { variants: rows, added };
}

function combinationsOf(values: readonly (readonly string[])[]): string[][] {
  return values.reduce<string[][]>((all, each) => all.flatMap((start) => each.map((value) => [...start, value])), [[]]);
}
