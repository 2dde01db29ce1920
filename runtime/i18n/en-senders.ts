/** The mail to the owner about a sender that has stopped. `{service}` is filled in. */
export const senderNotice = {
  subject: '{service} is told nothing more',
  intro: '{service} refuses what the shop sends, so the shop has stopped telling it of orders and carts.',
  account: 'Account',
  answer: 'Answer',
  waiting:
    'New orders and carts wait for up to seven days, and for three days with Google Analytics. Older ones are given up.',
  resume: 'Once the cause is removed, this command lets the shop go on; “senders set” sets a new secret',
};
