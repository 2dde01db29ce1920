import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary:
    'A link to the cart that says how many items are in it and what they come to. It shows only while there is something in the cart.',
  attributes: {
    href: "Where the pill leads. Without it, the shop's cart page.",
    placement: '"inline" stands where the tag stands; "floating" in the lower corner of the window.',
  },
  parts: {
    pill: 'The link itself.',
    icon: 'The cart symbol before the texts.',
    count: 'The number of items: "3 items".',
    subtotal: 'The sum of the items: "$45".',
  },
  events: ['sq:cart:changed'],
  properties: {
    '--sq-pill-background': 'Background of the pill; --sq-accent without it.',
    '--sq-pill-color': 'Text and symbol; --sq-on-accent without it.',
    '--sq-pill-border': 'Border as a shorthand; a transparent one without it, which forced colours make visible.',
    '--sq-pill-radius': 'Corner radius; fully round without it.',
    '--sq-pill-padding': 'Padding as a shorthand.',
    '--sq-pill-gap': 'Space between symbol, count and subtotal.',
    '--sq-pill-font': "Font as a shorthand; the page's own without it.",
    '--sq-pill-focus': 'Colour of the focus ring; --sq-focus without it.',
    '--sq-pill-offset': 'Distance of a floating pill from the edges of the window.',
    '--sq-pill-z-index': 'Stacking order of a floating pill.',
  },
};
