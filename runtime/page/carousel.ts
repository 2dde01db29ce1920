/** The part of a summary that scrolls (`worker/blocks/summary/`). */
export const CAROUSEL = '[data-sq-carousel]';
