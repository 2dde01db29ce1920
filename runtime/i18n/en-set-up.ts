/** Texts (see `en.ts`) that load where the shop refuses a page of another origin. */

export const setUp = { cannotSell: 'The shop cannot be used on this page.' } as const;
