/** Scripts of others on the shop's own pages: tag managers and pixels. */
export { mayRunTags, tagOrigins, tagSettings } from './settings.ts';
