/** Closed lists for popups, in a file of their own so that pages without one load no schema. */

/** Where a popup lies in the window: the platform's nine places. */
export const POPUP_POSITIONS = [
  'top-left',
  'top-center',
  'top-right',
  'center-left',
  'center',
  'center-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
export type PopupPosition = (typeof POPUP_POSITIONS)[number];

export const POPUP_SIZES = ['small', 'medium', 'large'] as const;

/**
 * What makes a popup appear. `leave` is the pointer that goes for the browser's tabs or, on touch screens, a fast scroll
 * up. `link` is a press on `[data-sq-opens=popup]` alone, which opens every other popup too.
 */
export const POPUP_SIGNS = ['delay', 'scroll', 'leave', 'link'] as const;
