import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'Withdraws from a contract. A link to `/withdraw` in it works without a script.',
  attributes: {
    order: 'Number of the order, where the page knows it; buyers can change it.',
    'heading-level': 'Level of the heading of each step.',
  },
  parts: {},
  events: ['sq-withdrawal-confirming', 'sq-withdrawal-confirmed', 'sq-withdrawal-failed'],
};
