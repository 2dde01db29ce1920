/** Mails about accounts. */
export const accountMails = {
  confirmSubject: 'Please confirm your account at {site}',
  confirmIntro:
    'Somebody signed up for an account at {site} with your address, {email}. If it was you, please confirm it; you need the password that you chose.',
  confirmButton: 'Confirm the account',
  expiresInADay: 'The link works for a day, once.',
  knownSubject: 'You already have an account at {site}',
  knownIntro:
    'Somebody signed up for an account at {site} with your address, {email}. You have one already, so nothing has changed. If you have forgotten your password, have a link for a new one sent to you where you sign in.',
  passwordSubject: 'A new password for {site}',
  passwordIntro: 'You can choose a new password for your account at {site}.',
  passwordButton: 'Choose a password',
  expiresSoon: 'The link works for 30 minutes, once.',
  signInSubject: 'Sign in to {site}',
  signInIntro: 'With this link you sign in to your account at {site} without a password.',
  signInButton: 'Sign in',
  changedSubject: 'Your password at {site} was changed',
  changedIntro: 'The password of your account at {site} was changed, and all devices were signed out.',
  changedFooter: 'If it was not you, please choose a new password at once: have a link sent to you where you sign in.',
  ignore: 'If it was not you, you need not do anything: nobody can use the account without this email.',
} as const;

/** The pages that the links of these mails open. */
export const accountPages = {
  confirmTitle: 'Confirm your account',
  confirmIntro: 'Please enter the password that you chose when you signed up at {site}.',
  confirmButton: 'Confirm and sign in',
  passwordTitle: 'Choose a new password',
  passwordIntro: 'All devices that are signed in to your account at {site} are signed out.',
  passwordButton: 'Save and sign in',
  signInTitle: 'Sign in',
  signInIntro: 'You sign in to your account at {site} on this device.',
  signInButton: 'Sign in',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'At least {min} characters',
  goneTitle: 'This link does not work any more',
  goneText: 'It was used, it has expired, or it is incomplete. Please ask for a new one.',
  signedInTitle: 'You are signed in',
  signedInText: 'You are signed in at {site} as {email}.',
} as const;
