import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'A form of the shop, by its id, with every field type, its rules and its captcha.',
  attributes: {
    form: 'Id of the form. It comes into the tag as content of the page, so that the page may style it.',
  },
  parts: {
    frame: 'What stands around the form.',
    message: 'Says that the form cannot be had, where the tag has no content of its own.',
  },
  events: ['sq:form:submitting', 'sq:form:submitted', 'sq:form:failed', 'sq:newsletter:subscribed'],
  properties: {
    '--sq-form-accent': 'Background of the submit button, and colour of what is ticked; --sq-accent without it.',
    '--sq-form-on-accent': 'Text of the submit button; --sq-on-accent without it.',
    '--sq-form-text': 'Text; --sq-text without it.',
    '--sq-form-surface': 'Background of the fields; --sq-surface without it.',
    '--sq-form-border': 'Colour of lines; --sq-border without it.',
    '--sq-form-radius': 'Corner radius of fields and buttons; --sq-radius without it.',
    '--sq-form-gap': 'Space between two fields.',
    '--sq-form-width': 'Greatest width of the form.',
    '--sq-form-font': "Font as a shorthand; the page's own without it.",
    '--sq-form-error': 'Colour of errors; --sq-error without it.',
    '--sq-form-focus': 'Colour of the focus ring; --sq-focus without it.',
    '--sq-lightbox-background': 'Background of the lightbox that a form may open in; --sq-surface without it.',
    '--sq-lightbox-color': 'Text in the lightbox; --sq-text without it.',
    '--sq-lightbox-width': 'Greatest width of the lightbox.',
    '--sq-lightbox-padding': 'Space around its content.',
    '--sq-lightbox-radius': 'Corner radius of the lightbox.',
    '--sq-lightbox-backdrop': 'What covers the page behind it; --sq-backdrop without it.',
  },
};
