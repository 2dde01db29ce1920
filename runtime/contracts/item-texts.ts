/**
 * The texts of items that translations, files of products and the console name as the item does, and how each is
 * written.
 */
export const ITEM_TEXTS = {
  title: 'line',
  excerpt: 'html',
  body: 'html',
  brand: 'line',
  safetyWarnings: 'lines',
  seoTitle: 'line',
  seoDescription: 'line',
  customAddButtonText: 'line',
} as const;
export type ItemText = keyof typeof ITEM_TEXTS;

export const ITEM_TEXT_NAMES = Object.keys(ITEM_TEXTS) as ItemText[];

/** Those that are HTML, which is sanitised before it is saved. */
export type ItemHtml = { [Name in ItemText]: (typeof ITEM_TEXTS)[Name] extends 'html' ? Name : never }[ItemText];
export const ITEM_HTML_NAMES = ITEM_TEXT_NAMES.filter((name): name is ItemHtml => ITEM_TEXTS[name] === 'html');
