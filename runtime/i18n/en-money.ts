/** Mails to the owner about money that may go back. `{number}`, `{amount}`, `{day}`, `{reason}`, `{count}` and `{provider}` are filled in. */
export const moneyNotices = {
  disputeSubject: 'Dispute of order {number}',
  disputeIntro: 'The buyer of order {number} has asked the bank to return {amount}. The bank’s reason: {reason}.',
  disputeUntil: 'You can answer until {day}. Without an answer the money goes back to the buyer.',
  disputeNoAnswer: 'The bank accepts no answer to this dispute.',
  disputeButton: 'See the dispute at {provider}',
  silentSubject: 'Payments whose outcome is not known',
  silentIntro:
    '{provider} has not told us for two days what became of a payment of {amount}. Money may have been taken for it.',
  silentWhat:
    'We go on asking. Please check that the keys of {provider} are still valid, and look there for the payment {id}.',
} as const;
