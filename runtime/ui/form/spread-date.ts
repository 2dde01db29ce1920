import type { PartInput } from './layout.ts';

/**
 * A date that is pasted into one of its parts, over all of them by their place in the value: in the order in which they
 * stand, or with the year in front as machines write it. Undefined for anything else.
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
