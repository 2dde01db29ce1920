/** Popups: what owners define, and the pages on which they can appear. */
export { popupTags } from './popup-tags.ts';
export type { SitePopup } from './popups-of-page.ts';
