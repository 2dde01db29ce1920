import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'A box in which visitors ask for a mail when a sold-out variant is back, where the shop sends such mails.',
  attributes: {
    product: 'Id or URL slug of the product.',
    variant:
      'Id or SKU of the variant. Default: the only one that is sold out; where there are several, the visitor chooses. The box is rendered as content of the page, so that the page can style it.',
  },
  parts: {},
  events: ['sq-restock-signing-up', 'sq-restock-signedup', 'sq-restock-failed'],
  properties: {
    '--sq-restock-accent': 'Background of the button, and colour of the ticked box. Default: --sq-accent.',
    '--sq-restock-on-accent': 'Text of the button. Default: --sq-on-accent.',
    '--sq-restock-text': 'Text. Default: --sq-text.',
    '--sq-restock-surface': 'Background of the fields. Default: --sq-surface.',
    '--sq-restock-border': 'Colour of the lines around fields. Default: --sq-border.',
    '--sq-restock-radius': 'Corner radius of fields and button. Default: --sq-radius.',
    '--sq-restock-width': 'Maximum width of the box.',
    '--sq-restock-font': 'Font as a shorthand. Default: the font of the page.',
    '--sq-restock-error': 'Colour of errors. Default: --sq-error.',
    '--sq-restock-focus': 'Colour of the focus ring. Default: --sq-focus.',
  },
};
