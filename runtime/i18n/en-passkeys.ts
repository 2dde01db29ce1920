/** Mails about passkeys, to people with an account and to contributors. */
export const passkeyMails = {
  addedSubject: 'A passkey for {site} was added',
  addedIntro: 'A passkey was added: with it, one signs in to {site} as {email} without a password.',
  removedSubject: 'A passkey for {site} was removed',
  removedIntro: 'A passkey with which one signed in to {site} as {email} was removed.',
  name: 'Its name: {name}',
  unnamed: 'Passkey',
  footer: 'If it was not you, please choose a new password at once, and remove the passkeys that you do not know.',
} as const;
