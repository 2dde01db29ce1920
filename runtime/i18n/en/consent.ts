/** The question to visitors about what may be recorded. */
export const consent = {
  title: 'Your choice about cookies',
  text: 'With your permission, this shop counts visits to see what works, and measures its advertising. What the shop needs to work, such as your cart, is kept either way.',
  analytics: 'Counting visits',
  marketing: 'Advertising',
  accept: 'Accept all',
  refuse: 'Refuse all',
  save: 'Save my choice',
  privacy: 'Privacy',
  /** The page on which the answer is changed. */
  pageTitle: 'Cookies',
  saved: 'Your choice is saved. You can change it here at any time.',
} as const;

export type ConsentTexts = Record<keyof typeof consent, string>;
