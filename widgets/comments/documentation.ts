import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'The comments below an item, with the form for a new one.',
  attributes: { item: 'Id of the item.' },
  parts: {},
  events: [],
  properties: {
    '--sq-comments-accent': 'Background of the button. Default: --sq-accent.',
    '--sq-comments-on-accent': 'Text of the button. Default: --sq-on-accent.',
    '--sq-comments-text': 'Text. Default: --sq-text.',
    '--sq-comments-surface': 'Background of the fields. Default: --sq-surface.',
    '--sq-comments-border': 'Colour of lines. Default: --sq-border.',
    '--sq-comments-radius': 'Corner radius of fields and button. Default: --sq-radius.',
    '--sq-comments-font': 'Font as a shorthand. Default: the font of the page.',
    '--sq-comments-error': 'Colour of errors. Default: --sq-error.',
    '--sq-comments-focus': 'Colour of the focus ring. Default: --sq-focus.',
  },
};
