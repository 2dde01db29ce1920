/** The part of the catalogue (see `en.ts`) that comes with the choice of a variant. */

export const choice = {
  soldOutValue: '{value} (sold out)',
  unavailableValue: '{value} (not available)',
} as const;
