/** Texts of the list of orders, and of what is done with several at once. */
export const orderListTexts = {
  open: 'To pack or send',
  test: 'Tests',
  allOrders: 'All orders',
  withoutTests: 'Without tests',
  onlyTests: 'Only tests',
  moreFilters: 'Days and tests',
  from: 'Placed from',
  until: 'Placed until',
  searchLabel: 'Name, number, email, postcode, product or SKU',
  noOrderMatches: 'No order matches. Change the search, the state or the days, or show all orders.',
  showAll: 'Show all orders',
  goods: 'Goods',
  moreLines: 'and {count} more',
  seeMore: 'Nothing was found among the newest orders. Look further back.',

  chooseAll: 'Select all that match',
  chooseAllHint: 'Up to {most} orders',
  chosenMost: 'The first {most} orders that match are selected.',
  tooMany: 'Select {most} orders at most: fewer pages are printed and fewer mails sent at once.',
  noAddresses: 'None of these orders has an address.',
  printSlips: 'Packing slips',
  printLabels: 'Address labels…',
  labelsTitle: 'Address labels',
  labelsAction: 'Download the labels',
  labelsFor: '{n|en|one=# label|other=# labels}',
  withoutAddress:
    '{n|en|one=# order has no address and gets no label.|other=# orders have no address and get no label.}',
  format: 'Labels',
  skip: 'Used labels on the first sheet',
  skipHint: 'From 0 to {most}.',
  skipWrong: 'Enter a whole number from 0 to {most}.',
  printHint: 'Open the file and print it at its original size (100 %), without printer margins.',
  formatA4x14: 'A4 sheet, 2 × 7 (99.1 × 38.1 mm)',
  formatA4x24: 'A4 sheet, 3 × 8 (70 × 37 mm)',
  format4x6: 'Label printer, 4 × 6 in',

  sendMany: 'Mark {count} as sent…',
  sendTitle: 'Mark as sent',
  sendIntro:
    'Each buyer gets a mail that the rest of the order is on its way. Enter the tracking numbers that you have; the other orders go without.',
  numberOf: '#{number} {name}',
  someFailed:
    '{n|en|one=# order could not be marked. It stays in this list.|other=# orders could not be marked. They stay in this list.}',
} as const;

/** Texts of parcels: who carries them, their numbers, and steps that were recorded by mistake. */
export const parcelTexts = {
  carrier: 'Carrier',
  noCarrier: 'No carrier',
  anotherCarrier: 'Another carrier',
  carriersName: 'Name of the carrier',
  trackingNumberOrLink: 'Tracking number or link (optional)',
  buyersGetALink: 'Buyers get a link to the tracking page of {carrier}.',
  buyersSeeTheNumber: 'Without a carrier from the list, buyers see the number alone. You can paste a link instead.',
  enterANumberOrLink: 'Enter a tracking number, such as 1Z9999999999999999, or a link that begins with https://.',
  buyerGetsAMail: 'The buyer gets a mail about this parcel. You can correct the carrier and the number later.',
  trackingNumberIs: 'Tracking number: {number}',

  correctTracking: 'Correct the tracking…',
  correctTheTracking: 'Correct the tracking',
  saveTracking: 'Save the tracking',
  tellTheBuyer: 'Send the buyer a mail with the new tracking',
  trackingIsSaved: 'The tracking is saved.',
  trackingWasCorrected: 'The tracking of a parcel was corrected.',

  takeBack: 'Take back…',
  takeBackAction: 'Take back',
  takeBackParcel: 'Take back this parcel?',
  takeBackParcelText:
    'Its goods count as not sent again. A mail about the parcel that still waits is not sent; a mail that has gone out stays with the buyer, whose page of the order then says that the parcel is still to come.',
  takeBackPacked: 'Take back the packing?',
  takeBackPackedText: 'The order waits to be packed again. Buyers get no mail about packing, so none has gone out.',
  parcelTakenBack: 'The parcel is taken back.',
  packedTakenBack: 'The order waits to be packed again.',
  parcelWasTakenBack: 'A parcel was taken back, because it had not been sent.',
  packingWasTakenBack: 'The packing was taken back.',
} as const;
