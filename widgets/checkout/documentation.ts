import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary:
    'The checkout on one page: contact, address, delivery and payment, each only where needed. On other sites, a link to the shop’s.',
  attributes: {
    order:
      'Token of an order that started on another page, such as a subscription. Default: the visitor’s cart. On the shop’s own pages only. The shop’s checkout page has this tag with a summary inside, which shows until the checkout is ready. The checkout is rendered as content of the page, not in the shadow root.',
  },
  parts: { link: 'The link to the shop’s checkout on a page of another site, or to its cart while nothing is in it.' },
  events: [],
  documentEvents: ['sq-cart-changed', 'sq-order-placed'],
  properties: {
    '--sq-checkout-accent': 'Background of that link. Default: --sq-accent.',
    '--sq-checkout-on-accent': 'Text of that link. Default: --sq-on-accent.',
    '--sq-checkout-border': 'Colour of the lines around fields. Default: --sq-border.',
    '--sq-checkout-error': 'Colour of errors. Default: --sq-error.',
    '--sq-checkout-focus': 'Colour of the focus ring. Default: --sq-focus.',
    '--sq-checkout-sticky': 'Distance of the summary from the top of a wide window.',
  },
};
