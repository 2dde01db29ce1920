/** Draws the same numbers and values in each run, from a seed above 0. */
export function drawer(seed: number) {
  let state = seed;
  /** A number from 0 to 1. */
  const draw = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const one = <Value>(of: readonly [Value, ...Value[]] | readonly Value[]): Value => {
    const value = of[Math.floor(draw() * of.length)];
    if (value === undefined && !of.includes(value as Value)) throw new Error('There is nothing to draw from.');
    return value as Value;
  };
  return { draw, one };
}
