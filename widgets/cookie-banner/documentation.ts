import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'Asks visitors what may be recorded. An element with data-sq-opens="cookies" opens it again.',
  attributes: {
    privacy: 'Address of the page about privacy. Default: no link.',
  },
  parts: {},
  events: ['sq-consent-changed'],
  properties: {
    '--sq-cookie-banner-text': 'Text. Default: --sq-text.',
    '--sq-cookie-banner-surface': 'Background. Default: --sq-surface.',
    '--sq-cookie-banner-border': 'Colour of the lines around banner and buttons. Default: --sq-border.',
    '--sq-cookie-banner-radius': 'Corner radius. Default: --sq-radius.',
    '--sq-cookie-banner-font': 'Font as a shorthand. Default: the font of the page.',
    '--sq-cookie-banner-focus': 'Colour of the focus ring. Default: --sq-focus.',
  },
};
