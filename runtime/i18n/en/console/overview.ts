/** Texts of the overview. */
export const overviewTexts = {
  lookedAtAProduct: 'Looked at a product',
  putItInto: 'Put it into the cart',
  openedTheCart: 'Opened the cart',
  beganTheCheckout: 'Began the checkout',
  choseADelivery: 'Chose a delivery',
  triedToPay: 'Tried to pay',
  ordered: 'Ordered',

  planExpired: 'The plan has expired. Visitors see that the shop is closed.',
  planOverdue: 'A payment for the plan is overdue. The shop sells on.',
  onTrial: 'The shop is on trial. Search engines do not list it.',
  parked: 'The shop is parked. Visitors see its pages and cannot buy anything.',
  choosePlan: 'Choose a plan',
  lookAfterPlan: 'Look after the plan',

  last7Days: 'Last 7 days',
  last30Days: 'Last 30 days',
  last90Days: 'Last 90 days',
  lastYear: 'Last year',
  overview: 'Overview',
  numbersOf: 'Numbers of',
  sales: 'Sales',
  fromALook: 'From a look to an order',
  ordersOrderedViewsSeen: '{orders} ordered, {views} seen',
  whereVisitorsComeFrom: 'Where visitors come from',
  nothingWasCounted: 'Nothing was counted in this time.',

  nothingWasSold: 'Nothing was sold in this time.',
  countOrders: '{n|en|one=# order|other=# orders}',
  amountWentBack: '{amount} went back',
  visits: 'Visits',

  numbersByDay: 'The numbers by day',
  day: 'Day',
  orders: 'Orders',

  toDo: 'To do',
  nothingWaitsForYou: 'Nothing waits for you.',

  ordersToPack: '{n|en|one=order|other=orders} to pack',
  ordersToSend: '{n|en|one=order|other=orders} to send',
  variantsAreLow: '{n|en|one=variant is|other=variants are} low on stock',
  reviewsToRead: '{n|en|one=review|other=reviews} to read',
  commentsToRead: '{n|en|one=comment|other=comments} to read',
  mailsFailed: '{n|en|one=mail|other=mails} could not be sent',
  kindsOfErrors: '{n|en|one=kind of error|other=kinds of errors} on the pages',
} as const;
