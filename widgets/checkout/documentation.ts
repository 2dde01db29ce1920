import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  attributes: {
    order:
      'Token of an order that was begun on a page of its own; the visitor’s cart without it. The shop’s checkout page has this tag, with a summary in it that shows until the checkout is ready; it comes into the tag as content of the page.',
  },
  parts: {},
  events: ['sq:cart:changed'],
  properties: {
    '--sq-accent': 'Background of the pay button, and colour of what is chosen.',
    '--sq-on-accent': 'Text of the pay button.',
    '--sq-text': "Text; the page's own without it.",
    '--sq-surface': 'Background of the inputs and of the summary.',
    '--sq-radius': 'Corner radius of the summary; inputs and buttons have half of it.',
    '--sq-font': 'Font family.',
    '--sq-checkout-border': 'Colour of the lines around inputs.',
    '--sq-checkout-error': 'Colour of errors.',
    '--sq-checkout-focus': 'Colour of the focus ring.',
    '--sq-checkout-sticky': 'Distance of the summary from the top of a wide window.',
  },
};
