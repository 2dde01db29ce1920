export {
  categoryName,
  collectionBySlug,
  isCollection,
  itemBySlug,
  productTranslation,
  slugsColumn,
  type TranslationColumn,
  translationColumn,
} from './columns.ts';
export { ownText, toTranslated, withOptions, withTexts } from './translated.ts';
