/** What crawlers may read, and the maps of a shop's pages for search engines. */
export { countParts } from './count-parts.ts';
