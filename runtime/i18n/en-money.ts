/** Mails to the owner about money that may go back. `{number}`, `{amount}`, `{day}`, `{reason}`, `{count}` and `{provider}` are filled in. */
export const moneyNotices = {
  disputeSubject: 'Dispute of order {number}',
  disputeIntro: 'The buyer of order {number} has asked the bank to return {amount}.',
  disputeUntil: 'You can answer until {day}. Without an answer the money goes back to the buyer.',
  disputeNoAnswer: 'The bank accepts no answer to this dispute.',
  disputeButton: 'See the dispute at {provider}',
  disputeWonSubject: 'The dispute of order {number} is won',
  disputeWonIntro:
    'The bank has decided for you: {amount} of order {number} are yours again. The order goes on as before.',
  disputeLostSubject: 'The dispute of order {number} is lost',
  disputeLostIntro:
    'The bank has decided for the buyer, who has {amount} of order {number} back. The order shows that amount as refunded.',
  disputeLostWhole:
    'All of the money has gone back, so the order’s downloads are closed, and gift cards that were bought with it buy nothing any more.',
  disputeLostCard: 'What a gift card paid of the order stays paid.',
  disputeLostStock: 'The stock has not changed. Once the goods are back, this command adds them',
  disputeLostSubscription: 'The subscription goes on. This command ends it',
  buyer: 'Buyer',
  amount: 'Amount',
  reason: 'The bank’s reason',
  silentSubject: 'Payments whose outcome is not known',
  silentIntro:
    '{provider} has not told us for two days what became of a payment of {amount}. Money may have been taken for it.',
  silentWhat:
    'We go on asking. Please check that the keys of {provider} are still valid, and look there for the payment {id}.',
} as const;

/** Why a buyer has disputed a payment, by the provider's word for it; `{code}` is any other word. */
export const disputeReasons = {
  fraudulent: 'The payment is said to be fraudulent.',
  product_not_received: 'Nothing is said to have arrived.',
  product_unacceptable: 'What arrived is said to be faulty or not as described.',
  duplicate: 'The payment is said to have been taken twice.',
  credit_not_processed: 'A promised refund is said not to have arrived.',
  subscription_canceled: 'The subscription is said to have been cancelled before.',
  unrecognized: 'The buyer does not recognise the payment.',
  other: 'The bank calls it “{code}”.',
} as const;
