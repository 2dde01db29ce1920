/**
 * Forms by which buyers end contracts: the shop's pages and the elements. `open` and `confirm` of a withdrawal are the words of
 * Article 11a of Directive 2011/83/EU; those of a cancellation follow § 312k BGB and article L215-1-1 of the Code de la consommation.
 */

/** What stands around any of them. */
export const declarationForm = {
  optional: '(optional)',
  missing: 'Please fill this in.',
  emailInvalid: 'Please enter a valid email address.',
  sending: 'One moment…',
  print: 'Print',
  save: 'Save as a file',
  close: 'Done',
} as const;

export const withdrawalForm = {
  open: 'Withdraw from contract here',
  confirm: 'Confirm withdrawal',
  title: 'Withdraw from a contract',
  intro: '{site} takes your withdrawal here. You need not give a reason.',
  name: 'Your name',
  contract: 'Order number, or what else identifies the contract',
  contractHint: 'The number is in the emails about your order.',
  part: 'What you withdraw from',
  partHint: 'Leave this empty to withdraw from everything.',
  email: 'Email address for the receipt',
  next: 'Continue',
  checkTitle: 'Check your withdrawal',
  checkText: 'Your withdrawal counts as soon as you press “{button}”.',
  change: 'Change what I entered',
  statement: 'I hereby withdraw from this contract with {site}.',
  whole: 'Everything',
  receiptTitle: 'We have received your withdrawal',
  receiptText:
    'This page is your receipt: please print or save it. It also goes to {email} by email; an address gets only so many of them in a day.',
  number: 'Number',
  received: 'Received',
  head: 'Log code',
} as const;

/** A cancellation has the words of a withdrawal, but for these. */
export const cancellationForm = {
  ...withdrawalForm,
  open: 'Cancel contracts here',
  confirm: 'Cancel now',
  title: 'Cancel a subscription',
  intro: '{site} takes your cancellation here. You need not sign in.',
  contract: 'Subscription, or the number of its order',
  kind: 'Kind of notice',
  ordinary: 'Ordinary notice',
  extraordinary: 'Extraordinary notice',
  reason: 'Reason',
  reasonHint: 'Only an extraordinary notice needs a reason.',
  endsOn: 'End of the contract',
  endsOnHint: 'Leave this empty to cancel at the earliest time.',
  earliest: 'At the earliest time',
  checkTitle: 'Check your cancellation',
  checkText: 'Your cancellation is sent as soon as you press “{button}”.',
  statement: 'I hereby cancel this contract with {site}.',
  receiptTitle: 'We have received your cancellation',
} as const;
