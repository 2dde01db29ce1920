import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'The checkout on one page: contact, address, delivery and payment, each only where the order needs it.',
  attributes: {
    order:
      'Token of an order that started on another page, such as a subscription. Default: the visitor’s cart. The shop’s checkout page has this tag with a summary inside, which shows until the checkout is ready. The checkout is rendered as content of the page, not in the shadow root.',
  },
  parts: {},
  events: [],
  documentEvents: ['sq-cart-changed', 'sq-order-placed'],
  properties: {
    '--sq-checkout-border': 'Colour of the lines around fields. Default: --sq-border.',
    '--sq-checkout-error': 'Colour of errors. Default: --sq-error.',
    '--sq-checkout-focus': 'Colour of the focus ring. Default: --sq-focus.',
    '--sq-checkout-sticky': 'Distance of the summary from the top of a wide window.',
  },
};
