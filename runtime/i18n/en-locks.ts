/** What visitors read who must know a password; `{site}` is the shop's title. */
export const locks = {
  siteTitle: 'Enter the password',
  siteText: '{site} is open to everyone who knows its password.',
  pageTitle: 'This page has a password',
  pageText: 'It is open to everyone who knows the password. You have it from {site}.',
  password: 'Password',
  button: 'Continue',
  wrong: 'This password is wrong. Check it and try again.',
  tooMany: 'There were too many attempts. Please try again in {minutes} minutes.',
} as const;
