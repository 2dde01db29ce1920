export { checkCollection } from './check-collection.ts';
export { collectionStatements, type StoredCollection } from './collection-statements.ts';
export { itemStatements, type StoredItem } from './item-statements.ts';
export { sanitisePageHtml } from './sanitise.ts';
