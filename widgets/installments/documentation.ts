import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'A price in instalments, with a popup that explains them.',
  attributes: {
    for: 'The price that is paid in instalments: "amount" is the amount of the tag itself, "product" the price on the product page around the tag with the chosen variant and quantity, and "cart" what a cart of physical goods costs as far as it is known. Nothing shows for what is sold out, and where the shop\'s checkout offers no instalments.',
    amount: 'Price in minor units: 4500 is $45.00.',
    currency: 'ISO 4217 code. Default: the currency of the shop.',
    country:
      "The shop's country, ISO 3166-1 alpha-2. Default: the page's, otherwise the shop's or that of the currency. A tag with amount, country, min and max states all terms itself, and the shop is not asked whether it offers instalments.",
    language: "The shopper's language. Default: the language of the page.",
    min: 'The price must be above this amount, in minor units.',
    max: 'The price must not be above this amount, in minor units.',
    count: 'Number of payments. Default: 4.',
    'info-url':
      "Address of the provider's page for the popup, with {locale} in place of en_US, en_CA, fr_CA, en_AU, en_NZ or en_GB. Default: the shop's own page.",
  },
  parts: {
    pill: 'The button with the price in instalments, which opens the popup.',
    text: 'The whole text of the pill.',
    payments: 'The number and amount of payments: "4 interest-free payments of $11.25".',
    provider: "The provider's name.",
    info: 'The info mark after the text.',
  },
  events: [],
  properties: {
    '--sq-installments-color': 'Text. Default: --sq-text.',
    '--sq-installments-background': 'Background of the pill. Default: none.',
    '--sq-installments-border': 'Border as a shorthand. Default: none.',
    '--sq-installments-radius': 'Corner radius. Default: --sq-radius.',
    '--sq-installments-padding': 'Padding as a shorthand.',
    '--sq-installments-gap': 'Space before the mark.',
    '--sq-installments-font': 'Font as a shorthand. Default: the font of the page.',
    '--sq-installments-focus': 'Colour of the focus ring. Default: --sq-focus.',
    '--sq-lightbox-background': 'Background of the popup. Default: --sq-surface.',
    '--sq-lightbox-color': 'Text in the popup. Default: --sq-text.',
    '--sq-lightbox-width': 'Maximum width of the popup.',
  },
};
