/** Stars of the worst and of the best rating. */
export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** Returns how many of the five stars of a rating are drawn full, half and empty, by the nearest half. */
export function starsOf(rating: number): { full: number; half: number; empty: number } {
  const halves = Math.round(rating * 2);
  const half = halves % 2;
  const full = (halves - half) / 2;
  return { full, half, empty: RATING_MAX - full - half };
}
