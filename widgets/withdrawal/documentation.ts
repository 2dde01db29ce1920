import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary:
    'A button in the words that the law prescribes, by which buyers withdraw from a contract, in two steps and with a receipt. Put a link to the shop’s `/withdraw` into the tag: it serves whoever has no script.',
  attributes: {
    order: 'Number of the order, where the page knows it; buyers can change it.',
    'heading-level': 'Level of the heading of each step.',
  },
  parts: {},
  events: ['sq-withdrawal-confirming', 'sq-withdrawal-confirmed', 'sq-withdrawal-failed'],
};
