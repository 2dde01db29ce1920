export { itemCategoryStatements, type RootCategory, rootCategoryStatements } from './statements.ts';
