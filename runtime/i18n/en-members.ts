/** What visitors read of member areas; `{area}` is the title of one. */
export const memberAreas = {
  membersOnly: 'Only members of {area} see this page.',
  join: 'Join {area}',
  notForSale: 'Nobody can join at the moment.',
  signIn: 'Already a member? Sign in',
  create: 'Bought it? Create your account with the address of your order',
  signedInAs: 'You are signed in as {email}, which is not the address of a member.',
  otherAddress: 'Sign in with another address',
  joined: 'You are a member of {area}. Its pages open once you have signed in with {email}.',
  howToEnter: 'Sign in with this address, or create an account with it if you have none.',
} as const;

/** What visitors read of their progress in a course. */
export const lessons = {
  progress: '{finished} of {total} finished',
  finish: 'Mark as finished',
  forget: 'Mark as not finished',
  signIn: 'Sign in to keep your progress',
} as const;
