import type { Catalogue } from './catalogue.ts';

export const plainForms: Catalogue['plainForms'] = {
  notSent: 'Vos réponses n’ont pas pu être envoyées. Elles sont toutes encore là.',
  filesAgain: 'Veuillez choisir vos photos à nouveau.',
  sendAgain: 'Envoyer à nouveau',
};
