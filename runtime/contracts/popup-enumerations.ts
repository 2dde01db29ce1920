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

export const POPUP_SIZES = ['small', 'medium', 'large'] as const;

/** Longest time before a popup appears, and until it appears again. */
export const MAX_DELAY_SECONDS = 3_600;
export const MAX_DAYS_AGAIN = 3_650;
