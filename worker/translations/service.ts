/**
 * Texts in a site's further languages. The triggers `translated_collection_deleted`, `translated_category_deleted`,
 * `translated_item_deleted`, `translated_template_deleted` and `translated_form_deleted` delete the translations of
 * deleted rows.
 */

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
