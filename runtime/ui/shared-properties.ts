/**
 * The custom properties that style all widgets, as `tokens.css` reads them. A widget's own property wins over the
 * shared one with the same meaning: `--sq-cart-accent` over `--sq-accent`.
 */
export const sharedProperties: Readonly<Record<`--sq-${string}`, string>> = {
  '--sq-accent':
    'Background of the main buttons, and colour of what is chosen; the text colour of the system without it.',
  '--sq-on-accent': 'Text on it.',
  '--sq-text': "Text; the page's own without it.",
  '--sq-surface': 'Background of fields, summaries and dialogs; without it fields and summaries have none.',
  '--sq-border': 'Colour of the lines around fields; a paler text colour without it.',
  '--sq-error': 'Colour of errors; a red without it.',
  '--sq-warning': 'Colour of warnings; an orange without it.',
  '--sq-focus': 'Colour of the focus ring; the text colour without it.',
  '--sq-radius':
    'Corner radius of fields and, without --sq-button-radius, of buttons: a length with its unit. Summaries and lightboxes have a larger one.',
  '--sq-button-radius': 'Corner radius of buttons and steppers; that of fields without it.',
  '--sq-border-width': 'Width of the lines around fields and buttons; 1px without it.',
  '--sq-font': "Font family; the page's own without it.",
  '--sq-backdrop': 'What covers the page behind dialogs, lightboxes and drawers.',
};
