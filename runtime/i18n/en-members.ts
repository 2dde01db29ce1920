/** What those who are not members read on the pages of a member area; `{area}` is its title. */
export const memberAreas = {
  membersOnly: 'Only members of {area} see this page.',
  join: 'Join {area}',
  notForSale: 'Nobody can join at the moment.',
  signIn: 'If you are a member, sign in with the email address of your membership.',
} as const;
