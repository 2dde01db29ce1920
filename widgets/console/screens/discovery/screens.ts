/** The screens of this room, which are fetched together: opening one of them fetches few files. */

export { default as Feeds } from './feeds/Feeds.tsx';
export { default as Redirects } from './redirects/Redirects.tsx';
export { default as SearchEngines } from './search-engines/SearchEngines.tsx';
