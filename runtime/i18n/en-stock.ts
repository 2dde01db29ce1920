/** Texts (see `en.ts`) that load with the cart client. */

export const stock = { notEnough: 'Sorry, we do not have enough of that item available.' } as const;
