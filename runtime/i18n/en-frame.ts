/** Texts (see `en.ts`) that load where a page stands in a frame. */

export const frame = {
  title: 'Open the shop in a new tab',
  message: 'This page may not open the shop. Please open this address yourself: {url}',
} as const;
