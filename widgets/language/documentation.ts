import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'Offers the languages of the shop; on pages of other sites it sets that of the widgets.',
  attributes: {
    layout: '"list": all languages side by side; "select": the present one, which opens the others.',
  },
  parts: {},
  events: [],
  properties: {
    '--sq-language-gap': 'Space between the languages of a list.',
  },
};
