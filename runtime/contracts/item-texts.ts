/**
 * The texts of items that translations, files of products and the console name as the item does, and how each is
 * written.
 */
export const ITEM_TEXTS = {
  title: 'line',
  excerpt: 'html',
  body: 'html',
  seoTitle: 'line',
  seoDescription: 'line',
  customAddButtonText: 'line',
} as const;
export type ItemText = keyof typeof ITEM_TEXTS;

export const ITEM_TEXT_NAMES = Object.keys(ITEM_TEXTS) as ItemText[];
