/** What visitors read of member areas; `{area}` is the title of one. */
export const memberAreas = {
  membersOnly: 'Only members of {area} see this page.',
  join: 'Join {area}',
  notForSale: 'Nobody can join at the moment.',
  signIn: 'If you are a member, sign in with the email address of your membership.',
  joined: 'You are a member of {area}. Its pages open once you have signed in with {email}.',
} as const;
