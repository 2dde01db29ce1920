import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'The checkout on one page: contact, address, delivery and payment, each only where the order needs it.',
  attributes: {
    order:
      'Token of an order that was begun on a page of its own; the visitor’s cart without it. The shop’s checkout page has this tag, with a summary in it that shows until the checkout is ready; it comes into the tag as content of the page.',
  },
  parts: {},
  events: ['sq:cart:changed'],
  properties: {
    '--sq-checkout-border': 'Colour of the lines around fields; --sq-border without it.',
    '--sq-checkout-error': 'Colour of errors; --sq-error without it.',
    '--sq-checkout-focus': 'Colour of the focus ring; --sq-focus without it.',
    '--sq-checkout-sticky': 'Distance of the summary from the top of a wide window.',
  },
};
