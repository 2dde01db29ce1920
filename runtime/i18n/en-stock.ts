/** The part of the catalogue (see `en.ts`) that comes with what talks to the server. */

export const stock = { notEnough: 'Sorry, we do not have enough of that item available.' } as const;
