/** What visitors read of member areas; `{area}` is the title of one. */
export const memberAreas = {
  membersOnly: 'Only members of {area} see this page.',
  join: 'Join {area}',
  notForSale: 'Nobody can join at the moment.',
  signIn: 'If you are a member, sign in with the email address of your membership.',
  joined: 'You are a member of {area}. Its pages open once you have signed in with {email}.',
} as const;

/** What visitors read of their progress in a course. */
export const lessons = {
  progress: '{finished} of {total} finished',
  finish: 'Mark as finished',
  forget: 'Mark as not finished',
  signIn: 'Sign in to keep your progress',
} as const;
