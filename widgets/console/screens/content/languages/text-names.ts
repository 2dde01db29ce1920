import { ITEM_HTML_NAMES, type ItemText } from '#runtime/contracts/item-texts.ts';
import type { Translation, TranslationKind } from '#runtime/contracts/translations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';

/** The kinds of things that have texts, as people call them. */
export const KIND_TEXTS: Readonly<Record<TranslationKind, string>> = {
  site: contentTexts.shop,
  navigation: contentTexts.menus,
  collection: contentTexts.pagesAndCollections,
  category: contentTexts.categories,
  item: contentTexts.productsPostsAndOther,
  form: contentTexts.forms,
  template: contentTexts.wordsOfTemplates,
};

/** Names of the menus, which have no titles of their own. */
const MENU_NAMES: Readonly<Record<string, string>> = {
  mainNav: contentTexts.mainMenuName,
  _hidden: contentTexts.pagesInNoMenu,
  _memberareas: contentTexts.memberAreas,
};

/** Returns what people call a thing that has texts. */
export function thingTitle({ kind, title }: Pick<Translation, 'kind' | 'title'>): string {
  return (kind === 'navigation' && MENU_NAMES[title]) || title;
}

const ITEM_TEXTS: Readonly<Record<ItemText, string>> = {
  title: commonTexts.title,
  excerpt: contentTexts.excerpt,
  body: contentTexts.content,
  brand: commonTexts.brand,
  safetyWarnings: contentTexts.safetyWarnings,
  seoTitle: contentTexts.titleForSearchEngines,
  seoDescription: contentTexts.descriptionForSearchEngines,
  customAddButtonText: contentTexts.textOfTheButton,
};

const FIELD_TEXTS: Readonly<Record<string, string>> = {
  ...ITEM_TEXTS,
  navigationTitle: contentTexts.titleInMenus,
  description: commonTexts.description,
  mainContent: contentTexts.content,
  name: commonTexts.name,
  submitButtonText: contentTexts.textOfTheButton,
  submissionMessage: contentTexts.wordsAfterSending,
};

/** Names of texts that are HTML. */
const HTML_FIELDS: readonly string[] = ['mainContent', 'submissionHtml', ...ITEM_HTML_NAMES];

/** Returns the name of a text: "Title" for `title`, and the text itself for `text:Shop now`. */
export function textLabel(name: string): string {
  const text = name.replace(/^(text|html):/, '');
  const label = FIELD_TEXTS[name] ?? text;
  return label.length > 60 ? `${label.slice(0, 60)}…` : label;
}

/** Whether a text is HTML, or long enough for several lines. */
export function isLong(name: string, source: string): boolean {
  return isHtml(name) || source.length > 80 || source.includes('\n');
}

export function isHtml(name: string): boolean {
  return name.startsWith('html:') || HTML_FIELDS.includes(name);
}

/** Counts the texts of a thing that are not translated yet. */
export function missingIn({ sources, texts }: Pick<Translation, 'sources' | 'texts'>): number {
  return Object.keys(sources).filter((name) => !texts[name]).length;
}
