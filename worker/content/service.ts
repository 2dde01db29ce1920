export { EMBED_SOURCES } from './embeds.ts';
export { sanitisePageHtml } from './sanitise.ts';
