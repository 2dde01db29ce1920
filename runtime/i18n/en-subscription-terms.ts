/**
 * What the buyer of a subscription reads before paying; `{price}` is an amount with its interval, `{n}` a number of
 * payments, `{last}` the day of the last one.
 */
export const subscriptionTerms = {
  today: 'Today you pay {amount}.',
  plusDelivery: '{amount} plus delivery',
  onlyPayment: 'This is the only payment. The subscription then ends by itself.',
  next: 'After that you pay {price}, next on {date}.',
  onceMore: 'After that you pay {amount} once more, on {date}.',
  untilCancelled: 'The subscription goes on until you cancel it.',
  endsAfter: 'You pay {n} times in all, the last time on {last}. Then the subscription ends by itself.',
  endsThen: 'Then the subscription ends by itself.',
  priceStays: 'This price stays the same for as long as your subscription runs.',
  priceStaysDelivered:
    'This price stays the same for as long as your subscription runs. Delivery and taxes change only if you change the address.',
  cardIsKept: 'Your card is kept for these payments.',
  howToCancel:
    'We email you before each payment. With the link in that email you can skip it, pause the subscription or cancel it.',
  resumedLate:
    'If you resume a paused subscription after a payment was due, that payment is charged at once. You see this before you resume it.',
} as const;
