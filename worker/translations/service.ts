export {
  categoryName,
  collectionBySlug,
  isCollection,
  isOwnText,
  itemBySlug,
  productTranslation,
  slugsColumn,
  type TranslationColumn,
  templateTranslationsStamp,
  translationColumn,
} from './columns.ts';
export { ownText, toTranslated, withCover, withOptions, withTexts } from './translated.ts';
