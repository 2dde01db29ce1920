import type { PartInput } from './layout.ts';

/**
 * Spreads a phone number that was pasted into one part over that part and the following ones, by their index in the
 * value. Returns undefined where it fits into the one part. The leading 1 of a number with 11 digits is its calling
 * code and is removed.
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
