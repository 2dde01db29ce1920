/** What people who work on a shop read about its plan; `{site}` is the shop's title. */
export const plans = {
  expired: 'The plan of {site} has expired. Visitors see that the shop is closed.',
  pastdue: 'A payment for the plan of {site} is overdue. The shop sells on.',
  trial: '{site} is on trial. Search engines do not list it.',
  parked: '{site} is parked. Visitors see its pages and cannot buy anything.',
  upgrade: 'Choose a plan',
  renew: 'Look after the plan',
  closedSignIn: 'Do you run this shop? Sign in to renew its plan.',
  title: 'The plan of {site}',
  elsewhere: 'No plans are sold here. Whoever runs the server of this shop changes its plan.',
} as const;
