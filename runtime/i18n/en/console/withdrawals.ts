/** Texts of what buyers have declared: withdrawals from orders, and cancellations of subscriptions. */
export const withdrawalTexts = {
  withdrawals: 'Withdrawals',
  declaration: 'Declaration {number}',
  explained:
    'Buyers withdraw from an order, or cancel a subscription, by a button of the shop. Each declaration counts when it arrives, and the buyer has a receipt.',

  show: 'Show',
  toAnswer: 'To answer',
  overdue: 'Money overdue',
  late: 'After the period',
  notMatched: 'Not matched',
  settled: 'Settled',
  searchLabel: 'Name, email, number or contract',
  received: 'Received',
  order: 'Order',
  moneyDue: 'Money due',
  noneMatches: 'No declaration matches. Choose another state or change the search.',
  noneYet: 'Nobody has withdrawn from an order or cancelled a subscription yet.',

  withdrawal: 'Withdrawal',
  cancellation: 'Cancellation',
  open: 'Open',
  accepted: 'Return opened',
  lateBadge: 'After the period by our count',
  notMatchedBadge: 'No order found',

  declared: 'What was declared',
  name: 'Name',
  contract: 'Contract, in the buyer’s words',
  part: 'Part of the order, in the buyer’s words',
  wholeOrder: 'The whole order',
  language: 'Language',
  page: 'Sent from the page',
  receiptTo: 'The receipt went to',
  receiptFor: 'The receipt was meant for',
  noReceiptMail:
    'No receipt was mailed, because this address or this network had asked for too many that day. The buyer has read it on the page. Send the buyer a mail of your own.',
  kindOfNotice: 'Kind of notice',
  ordinary: 'Ordinary',
  extraordinary: 'Extraordinary',
  reason: 'Reason',
  endsAt: 'Ends',

  ofThisOrder: 'The buyer wants to end this contract',

  lines: 'Units',
  unitsOfLine: '{quantity} × {name}',
  exceptedLine: 'The law lets you keep this out of a withdrawal. You decide.',
  lineWithoutName: 'Line {number} of the order',

  period: 'Withdrawal period',
  periodUnknown: 'No order is known, so no period can be counted. The declaration counts all the same.',
  basisDelivered: 'The period began when the goods had arrived.',
  basisSent: 'Nobody has marked the delivery. The period began when the goods were sent.',
  basisContract: 'The period began when the contract was made.',
  basisNotInformed:
    'The terms did not go with the order’s mail. The period ends 12 months later than it would have otherwise.',
  basisNotSent: 'Nothing was sent yet, so the period has not begun.',
  periodFromTo: 'The period ran from {from} to {to}.',
  periodFrom: 'The period began on {from}.',
  inTime: 'The declaration came within the period.',
  beforePeriod: 'The declaration counts all the same.',
  tooLate: 'The declaration came after the period by our count. It was taken and receipted all the same. You decide.',

  money: 'Money',
  refundBy: 'The money must be back by {date}.',
  refundOverdue: 'The money had to be back by {date}.',
  noMoney: 'No money is due, as far as is known.',
  matchedOrder: 'Order {number}',
  subscription: 'The subscription',
  return: 'The return',
  findOrder: 'Find the order among all orders',
  personWasRemoved:
    'Name, address and words of the buyer were deleted, because the shop keeps them only for a limited time.',
  notMatchedText:
    'The number and the email address match no order. The buyer has the same receipt as everybody. Look for the order by the name. Once you have found it, open a return for it, or answer the buyer by mail.',

  openReturn: 'Open a return',
  settle: 'Settle with a note…',
  settleTitle: 'Settle declaration {number}',
  settleText:
    'Settle what needs no return: a cancellation that you have carried out, a double, or an order that you found yourself.',
  note: 'Note',
  noteHint: 'Buyers do not see the note.',
  settleAction: 'Settle',
  wasSettled: 'Declaration {number} is settled.',

  receipt: 'Receipt',
  chainHead: 'Head of the log',
  chainText:
    'Each declaration is chained to the one before it by a secret of the shop, and this head stands in the buyer’s receipt. “npm run owner -- withdrawals verify” checks the whole log against it.',
} as const;
