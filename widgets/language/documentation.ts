import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary:
    'Offers the languages of the shop. On the shop’s own pages its links lead to the same page in another language; on other pages it sets the language of the widgets, and remembers it.',
  attributes: {
    layout: '"list": all languages side by side; "select": the present one, which opens the others.',
  },
  parts: {},
  events: [],
  properties: {
    '--sq-language-gap': 'Space between the languages of a list.',
  },
};
