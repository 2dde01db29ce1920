import type { PartInput } from './layout.ts';

/**
 * A phone number that is pasted into one of its parts, spread over it and those that follow, by their place in the
 * value; undefined where it fits into the one. A leading 1 is the calling code of the countries that write so.
 */
export function spreadDigits(
  text: string,
  inputs: readonly Pick<PartInput, 'index' | 'length'>[],
): Map<number, string> | undefined {
  let digits = text.replace(/\D/g, '');
  const isWhole = inputs.length > 2 && digits.length === 11 && digits.startsWith('1');
  if (isWhole) digits = digits.slice(1);
  const [first] = inputs;
  if (!first?.length || digits.length <= first.length) return undefined;
  const spread = new Map<number, string>();
  for (const { index, length } of inputs) {
    spread.set(index, digits.slice(0, length || undefined));
    digits = digits.slice(length || digits.length);
  }
  return spread;
}
