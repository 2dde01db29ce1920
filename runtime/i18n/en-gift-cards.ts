/** The mail that brings a gift card to its recipient. `{sender}` is the giver's name or email address. */
export const giftCardMail = {
  subject: '{sender} has sent you a gift card from {site}',
  hello: 'Hello {name},',
  intro: '{sender} has sent you a gift card worth {amount}. You can spend it at {site}.',
  message: '{sender} writes',
  code: 'Your code',
  use: 'To redeem it, choose what you like and enter the code at the checkout of {site}.',
  validity: 'The gift card has no expiry date. What you do not spend at once stays on it for later orders.',
  keepSafe: 'Anyone who has the code can spend it, so keep it safe.',
  visit: 'Go to {site}',
  footer: 'You received this email because someone bought a gift card for you.',
  givenFooter: 'You received this email because {site} gave you a gift card.',
} as const;
