/** Texts of the set-up of a new shop and of its opening. */
export const setUpTexts = {
  stepsAreDone: '{done} of {all} steps are done.',
  products: 'Add products',
  delivery: 'Set up delivery',
  tax: 'Set up tax',
  payments: 'Connect payments',
  legalPages: 'Write the legal pages',
  mailSender: 'Choose the mail sender',
  domain: 'Connect a domain',
  testOrder: 'Place a test order',
  opening: 'Open the shop',
  done: 'Done',
  open: 'To do',
  leftOut: 'Skipped',
  leaveOut: 'Skip',
  takeUp: 'Do it after all',
  ofStep: ': {step}',
  stepIsLeftOut: '“{step}” is skipped.',

  openTheShop: 'Open the shop',
  shopIsOpen: 'The shop is open',
  visitorsWait:
    'Visitors see a page that says the shop opens soon. You and your team see the shop’s pages, with a bar that says so.',
  openSince: 'The shop has been open since {date}.',
  openForTests: 'The shop takes only test payments: nobody is charged, and orders are marked as tests.',
  notYet: 'The shop cannot open yet',
  needsProducts: 'Visitors need at least one product that they can see.',
  needsPayments: 'Nobody could pay. Connect a payment provider, or switch test mode on.',
  forTests: 'Open the shop for tests',
  forTestsHint:
    'The shop takes only test payments. Visitors can order, nobody is charged, and orders are marked as tests.',
  forTestsOrReal:
    'If ticked, the shop takes only test payments, and nobody is charged. Otherwise test mode ends, and buyers pay real money.',
  tickForTests: 'Tick the box to open the shop for tests, or connect a payment provider.',
  openNow: 'Open the shop now?',
  openNowText: 'Visitors see the shop within a few seconds. You can close it again at any time.',
  buyersAreCharged: 'Test mode ends: from then on buyers are charged.',
  shopOpened: 'The shop is open.',
  seeTheShop: 'See the shop as visitors will see it',
  seeTheOpenShop: 'See the shop',
  inANewTab: ' (in a new tab)',

  tryTheCheckout: 'Try the checkout',
  testOrderText:
    'A product goes into your cart, and the checkout of your shop opens. You pay with a made-up card, nobody is charged, and the order is marked as a test.',
  startTestOrder: 'Start a test order',
  testOrderNeedsTestMode: 'Test mode is off, so a test order is not possible.',
  goToPayments: 'Switch test mode on under “Payments”.',
  testOrderIsThere: 'A test order has been placed.',

  stillToDo: 'Still to do',
  nothingToDo: 'There is nothing else to do.',
  mayWait: 'The shop can open without these.',

  closeTheShop: 'Close the shop for visitors',
  closeText:
    'Visitors then see a page that says the shop opens soon, and cannot order. Buyers still reach their orders. You can open the shop again at any time.',
  closeNow: 'Close the shop?',
  shopClosed: 'The shop is closed for visitors.',
} as const;
