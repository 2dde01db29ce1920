/** Most numbers that are looked for in one text. */
const MAX_NUMBERS = 5;
/** Longest number that an order can have, in digits. */
const MAX_DIGITS = 12;

const MARKED = /#\s*(\p{Nd}+)/gu;
const PLAIN = /\p{Nd}+/gu;

/**
 * Returns the numbers of orders that a text may name: "12", "#12", "Order no. 12 of 3 May". Where one stands behind a #,
 * those alone count. Digits of any script are read.
 */
export function orderNumbersIn(text: string): number[] {
  const written = text.normalize('NFKC');
  const marked = [...written.matchAll(MARKED)].map(([, digits = '']) => digits);
  const found = marked.length > 0 ? marked : (written.match(PLAIN) ?? []);
  const numbers = found.map(westernDigits).filter(({ length }) => length <= MAX_DIGITS);
  return [...new Set(numbers.map(Number).filter((number) => number > 0))].slice(0, MAX_NUMBERS);
}

/** Writes digits of any script in western ones, without zeros in front. */
function westernDigits(digits: string): string {
  const values = [...digits].map((digit) => digitValue(digit.codePointAt(0) ?? 0));
  return values.join('').replace(/^0+(?=\d)/, '');
}

/** Unicode keeps the ten digits of a script together, the zero first; a few scripts have two such rows. */
function digitValue(code: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}
