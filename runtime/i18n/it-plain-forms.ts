import type { Catalogue } from './catalogue.ts';

export const plainForms: Catalogue['plainForms'] = {
  notSent: 'Non è stato possibile inviare ciò che hai inserito. È ancora tutto qui.',
  filesAgain: 'Scegli di nuovo le tue immagini.',
  sendAgain: 'Invia di nuovo',
};
