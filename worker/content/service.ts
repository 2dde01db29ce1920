export { collectionStatements, type StoredCollection } from './collection-statements.ts';
export { EMBED_SOURCES } from './embeds.ts';
export { itemStatements, type StoredItem } from './item-statements.ts';
export { sanitisePageHtml } from './sanitise.ts';
export { videoOf } from './videos.ts';
