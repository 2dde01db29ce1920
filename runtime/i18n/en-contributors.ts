/** Mails to contributors, and the page that their links open. */
export const contributors = {
  invitedSubject: 'You are invited to work on {site}',
  invitedIntro: 'The owner of {site} invites you to work on the site with your address, {email}.',
  button: 'Choose a password',
  invitedExpiry: 'The link works for 7 days, once.',
  passwordSubject: 'A new password for working on {site}',
  passwordIntro: 'You can choose a new password for working on {site}.',
  passwordExpiry: 'The link works for 30 minutes, once.',
  ignore: 'If you did not expect this email, you need not do anything.',
  pageTitle: 'Choose a password',
  pageText: 'You need it to sign in when you work on {site}. All devices that are signed in are signed out.',
  joinedTitle: 'You are signed in',
  joinedText: 'You can work on {site} now.',
} as const;
