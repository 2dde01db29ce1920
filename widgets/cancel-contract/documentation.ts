import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'Cancels a subscription. A link to `/cancel-contract` in it works without a script.',
  attributes: {
    contract: 'Number of the order of the subscription, where the page knows it; buyers can change it.',
    'heading-level': 'Level of the heading of each step.',
  },
  parts: {},
  events: ['sq-cancellation-confirming', 'sq-cancellation-confirmed', 'sq-cancellation-failed'],
};
