/** Number of stars of the best rating. */
const BEST = 5;

/** Returns how many of the five stars of a rating are drawn full, half and empty, by the nearest half. */
export function starsOf(rating: number): { full: number; half: number; empty: number } {
  const halves = Math.round(rating * 2);
  const full = Math.floor(halves / 2);
  const half = halves % 2;
  return { full, half, empty: BEST - full - half };
}
