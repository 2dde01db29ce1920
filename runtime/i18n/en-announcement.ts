/** The bar above the header. */
export const announcement = { close: 'Close this announcement' } as const;
