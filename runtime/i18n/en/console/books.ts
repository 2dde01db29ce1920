/** Texts of the files for the accountant. */
export const booksTexts = {
  exportOrders: 'Export for the accountant',
  exportTaxes: 'Export the taxes',
  ordersTitle: 'Orders for the accountant',
  taxesTitle: 'Taxes for the accountant',
  ordersText:
    'A CSV file with the orders and refunds of these days, by the clock of the shop. A refund is a row of its own on its day, with amounts below 0.',
  taxesText: 'A CSV file with the taxes of these days by month, country, region and rate. A refund counts on its day.',
  firstDay: 'First day',
  lastDay: 'Last day',
  aRowFor: 'One row per',
  eachOrder: 'Order',
  eachLine: 'Order line',
  withTests: 'Include orders in test mode',
  saveFile: 'Download the file',
  chooseADay: 'Choose a day.',
  lastDayIsEarlier: 'The last day is before the first day. Choose a later last day.',
  forTheAccountant: 'For the accountant',
} as const;
