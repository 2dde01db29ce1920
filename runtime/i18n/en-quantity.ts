/** Errors of quantities (see `en.ts`). */

export const quantityErrors = {
  notANumber: 'Quantity must be a number.',
  notWhole: 'Quantity must be a whole number',
  outOfRange: 'Quantity must be between {min} and {max}.',
} as const;
