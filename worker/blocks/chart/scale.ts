/** Lengths of a step, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 5;
/** A smaller value looks like zero. */
const SMALLEST = 1e-9;

/** Returns round numbers from zero to one that is not below the highest value. */
export function scaleOf(highest: number): { top: number; steps: number[] } {
  if (highest < SMALLEST) return { top: 1, steps: [0, 1] };
  const power = 10 ** Math.floor(Math.log10(highest / MOST_STEPS));
  const step = power * (STEPS.find((candidate) => candidate * power * MOST_STEPS >= highest) ?? 10);
  const count = Math.ceil(Number((highest / step).toFixed(9)));
  const steps = Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
  return { top: count * step, steps };
}
