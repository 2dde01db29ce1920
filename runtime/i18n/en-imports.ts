/** Texts (see `en.ts`) of what imports answer. */

export const imports = {
  newCategory: 'The category “{name}” is created.',
  stockLeft: 'Stock of the shop stays as it is.',
} as const;
