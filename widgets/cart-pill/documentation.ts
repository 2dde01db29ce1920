import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'A link to the cart with its number of items and subtotal, while there are any.',
  attributes: {
    href: "Address of the link. Default: the shop's cart page.",
    placement: '"inline": where the tag is; "floating": in the lower corner of the window.',
  },
  parts: {
    pill: 'The link itself.',
    icon: 'The cart symbol before the texts.',
    count: 'The number of items: "3 items".',
    subtotal: 'The subtotal of the cart: "$45".',
  },
  events: [],
  documentEvents: ['sq-cart-changed'],
  properties: {
    '--sq-pill-background': 'Background of the pill. Default: --sq-accent.',
    '--sq-pill-color': 'Text and symbol. Default: --sq-on-accent.',
    '--sq-pill-border':
      'Border as a shorthand. Default: a transparent border, which forced colours make visible, or a thin one in the colour of the page where the pill floats.',
    '--sq-pill-radius': 'Corner radius. Default: fully round.',
    '--sq-pill-padding': 'Padding as a shorthand.',
    '--sq-pill-gap': 'Space between symbol, count and subtotal.',
    '--sq-pill-font': 'Font as a shorthand. Default: the font of the page.',
    '--sq-pill-focus': 'Colour of the focus ring. Default: --sq-focus.',
    '--sq-pill-offset': 'Distance of a floating pill from the edges of the window.',
    '--sq-pill-z-index': 'Stacking order of a floating pill.',
  },
};
