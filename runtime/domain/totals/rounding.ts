/** Rates are whole parts per million, so that 8.875 % (88,750) is exact. */
export const PARTS_PER_MILLION = 1_000_000;

/**
 * Returns `amount × numerator ÷ denominator` in whole minor units, with half a unit rounded away from zero. Only it and
 * `multiplyDown` round money. It uses BigInt, because an amount times a rate can exceed the integers that a number holds
 * exactly.
 */
export function multiply(amount: number, numerator: number, denominator: number = PARTS_PER_MILLION): number {
  const product = BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator) * (amount < 0 ? -1n : 1n);
  return Number(product / (BigInt(denominator) * 2n));
}

/** As `multiply`, rounded down: a share that reaches the whole amount only with the whole numerator. */
export function multiplyDown(amount: number, numerator: number, denominator: number): number {
  return Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator));
}

/**
 * Splits an amount by weight into shares in minor units that add up to it exactly. Each share is rounded down first;
 * the units left over go to the shares that lost most, the first among equals. Without any weight, the first share gets
 * everything.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(total)));
  const lost = exact.map((product) => product % BigInt(total));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = [...lost.keys()].sort((a, b) => Number(magnitude(lost[b]) - magnitude(lost[a])) || a - b);
  for (const index of byLoss.slice(0, Math.abs(left))) shares[index] = (shares[index] ?? 0) + Math.sign(left);
  return shares;
}

function magnitude(value = 0n): bigint {
  return value < 0n ? -value : value;
}
