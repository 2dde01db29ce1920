export { type CategoryPath, findByNames, findOrCreate } from './by-name.ts';
export { placeAgain, readKeptCategories } from './kept.ts';
export { namePaths } from './name-paths.ts';
export { findCollection } from './repository.ts';
export {
  categoryNames,
  productsOf,
  type ShownCategory,
  type ShownCategoryRow,
  shownCategoriesStatement,
  toShownCategory,
} from './shown.ts';
export { itemCategoryStatements, type RootCategory, rootCategoryStatements } from './statements.ts';
