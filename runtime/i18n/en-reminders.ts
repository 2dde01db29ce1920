/** The mail that reminds of an unpaid order, and the pages that its links open. */
export const reminders = {
  subject: 'Your order at {site} is not paid yet',
  intro: 'You began an order at {site} and did not pay for it. Everything is as you left it.',
  button: 'Go on to the checkout',
  otherwise:
    'If you have changed your mind, you need not do anything: nothing was ordered or charged. Prices and stock may change until you pay.',
  refuse: 'Do not remind me again',
  footer: 'You received this email once, because your address was entered at the checkout of {site}.',
  backTitle: 'Your cart',
  proofText: 'Enter the email address that you gave at the checkout. The cart then comes to this device.',
  goneTitle: 'This cart is no longer there',
  goneText: 'It was paid for, emptied or deleted, or the link is incomplete. You have not been charged by opening it.',
  refuseTitle: 'No more reminders',
  refuseText:
    'Would you like no more reminders of unpaid orders from {site}? Other emails about your orders still come.',
  refusedTitle: 'You will not be reminded again',
  refusedText: '{site} sends you no more reminders of unpaid orders.',
  unknownTitle: 'This link does not work',
  unknownText: 'It is incomplete. Please open it again from the email, or copy all of it.',
} as const;
