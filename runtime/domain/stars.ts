/** Number of stars of the best rating. */
export const BEST_RATING = 5;

/** Returns how many of the five stars of a rating are drawn full, half and empty, by the nearest half. */
export function starsOf(rating: number): { full: number; half: number; empty: number } {
  const halves = Math.round(rating * 2);
  const half = halves % 2;
  const full = (halves - half) / 2;
  return { full, half, empty: BEST_RATING - full - half };
}
