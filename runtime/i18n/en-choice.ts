/** Texts (see `en.ts`) for the choice of a variant. */

export const choice = {
  soldOutValue: '{value} (sold out)',
  unavailableValue: '{value} (not available)',
} as const;
