import type { Catalogue } from './catalogue.ts';

export const plainForms: Catalogue['plainForms'] = {
  notSent: 'Wat je hebt ingevuld, kon niet worden verstuurd. Alles staat er nog.',
  filesAgain: 'Kies je afbeeldingen nog een keer.',
  sendAgain: 'Opnieuw versturen',
};
