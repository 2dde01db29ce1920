/** What visitors read who must know a password; `{site}` is the shop's title. */
export const locks = {
  siteTitle: 'This site is protected',
  siteText: 'Enter the password to see {site}.',
  pageTitle: 'This page is protected',
  pageText: 'Enter the password to see it. If you do not have it, ask {site}.',
  password: 'Password',
  button: 'Continue',
  wrong: 'This password is wrong. Check it and try again.',
  tooMany: 'There were too many attempts. Please try again in {minutes|en|one=# minute|other=# minutes}.',
} as const;
