import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'A form of the shop, by its id, with every field type, its rules and its captcha.',
  attributes: {
    form: 'Id of the form. The form is rendered as content of the page, so that the page can style it.',
    popup: 'Id of the popup that the form stands in, for a captcha that treats forms in popups differently.',
  },
  parts: {
    frame: 'The box around the form.',
    message: 'The message that the form cannot be shown, where the tag has no content of its own.',
  },
  events: ['sq-form-submitting', 'sq-form-submitted', 'sq-form-failed', 'sq-newsletter-subscribed'],
  properties: {
    '--sq-form-accent': 'Background of the submit button, and colour of ticked boxes. Default: --sq-accent.',
    '--sq-form-on-accent': 'Text of the submit button. Default: --sq-on-accent.',
    '--sq-form-text': 'Text. Default: --sq-text.',
    '--sq-form-surface': 'Background of the fields. Default: --sq-surface.',
    '--sq-form-border': 'Colour of lines. Default: --sq-border.',
    '--sq-form-radius': 'Corner radius of fields and buttons. Default: --sq-radius.',
    '--sq-form-gap': 'Space between two fields.',
    '--sq-form-width': 'Maximum width of the form.',
    '--sq-form-font': 'Font as a shorthand. Default: the font of the page.',
    '--sq-form-error': 'Colour of errors. Default: --sq-error.',
    '--sq-form-focus': 'Colour of the focus ring. Default: --sq-focus.',
    '--sq-lightbox-background': 'Background of the lightbox that a form may open in. Default: --sq-surface.',
    '--sq-lightbox-color': 'Text in the lightbox. Default: --sq-text.',
    '--sq-lightbox-width': 'Maximum width of the lightbox.',
    '--sq-lightbox-padding': 'Space around the content of the lightbox.',
    '--sq-lightbox-radius': 'Corner radius of the lightbox.',
    '--sq-lightbox-backdrop': 'Colour over the page behind the lightbox. Default: --sq-backdrop.',
  },
};
