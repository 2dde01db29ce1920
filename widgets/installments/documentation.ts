import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'What a price comes to in instalments, with a popup that explains them.',
  attributes: {
    for: 'Whose price it is: "amount" that of the tag itself; "product" that of the product page the tag stands on, with the chosen variant and quantity; "cart" the subtotal of a cart of physical goods.',
    amount: 'Price in minor units: 4500 is $45.00.',
    currency: "ISO 4217 code; the shop's without it.",
    country: "The shop's country, ISO 3166-1 alpha-2. Without it, what the page says, else the currency's.",
    language: "The shopper's language; the page's without it.",
    min: 'A price has to be above it. Minor units.',
    max: 'A price may not be above it. Minor units.',
    count: 'Number of payments; 4 without it.',
    'info-url':
      "Address of the provider's page for the popup, with {locale} in place of en_US, en_CA, fr_CA, en_AU, en_NZ or en_GB; the shop's own page without it.",
  },
  parts: {
    pill: 'The button that says it, and opens the popup.',
    text: 'All that it says.',
    payments: '"4 interest-free payments of $11.25".',
    provider: "The provider's name.",
    info: 'The mark behind it.',
  },
  events: [],
  properties: {
    '--sq-installments-color': 'Text; --sq-text without it.',
    '--sq-installments-background': 'Background of the pill; none without it.',
    '--sq-installments-border': 'Border as a shorthand; none without it.',
    '--sq-installments-radius': 'Corner radius; --sq-radius without it.',
    '--sq-installments-padding': 'Padding as a shorthand.',
    '--sq-installments-gap': 'Space before the mark.',
    '--sq-installments-font': "Font as a shorthand; the page's own without it.",
    '--sq-installments-focus': 'Colour of the focus ring; --sq-focus without it.',
    '--sq-lightbox-background': 'Background of the popup; --sq-surface without it.',
    '--sq-lightbox-color': 'Text in the popup; --sq-text without it.',
    '--sq-lightbox-width': 'Greatest width of the popup.',
  },
};
