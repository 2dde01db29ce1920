import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'A popup of the shop, which appears after its sign or by a press.',
  attributes: {
    popup:
      'Id of the popup. An opener with data-popup="…" opens the popup of that id, every other one the page’s first.',
  },
  parts: {},
  events: ['sq-form-submitted'],
  properties: {
    '--sq-popup-surface': 'Background beside the page. Default: --sq-surface.',
    '--sq-popup-text': 'Text beside the page. Default: --sq-text.',
    '--sq-popup-border': 'Colour of the line around it. Default: --sq-border.',
    '--sq-popup-radius': 'Corner radius. Default: one and a half times --sq-radius.',
    '--sq-popup-accent': 'Background of its button, and of that of its form. Default: --sq-accent.',
    '--sq-popup-on-accent': 'Text of that button. Default: --sq-on-accent.',
    '--sq-popup-offset': 'Distance from the edges of the window. Default: 16px.',
    '--sq-popup-z-index': 'Its layer beside the page. Default: 2147480000.',
  },
};
