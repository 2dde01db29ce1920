import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary:
    'A button in the words that the law prescribes, by which buyers cancel a subscription without signing in, in two steps and with a receipt. Put a link to the shop’s `/cancel-contract` into the tag: it serves whoever has no script.',
  attributes: {
    contract: 'The subscription or the number of its order, where the page knows it; buyers can change it.',
    'heading-level': 'Level of the heading of each step.',
  },
  parts: {},
  events: ['sq-cancellation-confirming', 'sq-cancellation-confirmed', 'sq-cancellation-failed'],
};
