import type { Catalogue } from './catalogue.ts';

export const plainForms: Catalogue['plainForms'] = {
  notSent: 'Ihre Eingaben konnten nicht gesendet werden. Sie sind alle noch da.',
  filesAgain: 'Bitte wählen Sie Ihre Bilder noch einmal aus.',
  sendAgain: 'Noch einmal senden',
};
