import type { PartInput } from './layout.ts';

/**
 * Spreads a date that was pasted into one part over all parts, by their index in the value. The date may be in the
 * order of the parts, or year first as in ISO 8601. Returns undefined for any other text.
 */
export function spreadDate(
  text: string,
  inputs: readonly Pick<PartInput, 'part' | 'index'>[],
): Map<number, string> | undefined {
  const numbers = /^(\d{1,4})[^\d:](\d{1,2})[^\d:](\d{1,4})$/.exec(text.trim())?.slice(1);
  if (!numbers || inputs.length !== numbers.length) return undefined;
  const isYearFirst = numbers[0]?.length === 4;
  const order = isYearFirst ? ['Year', 'Month', 'Day'] : inputs.map(({ part }) => part);
  return new Map(inputs.map(({ part, index }) => [index, numbers[order.indexOf(part)] ?? '']));
}
