/** Lengths of time in milliseconds. They are plain numbers, because a bundler puts those where they are used. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
