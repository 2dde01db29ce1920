import type { Catalogue } from './catalogue.ts';

export const plainForms: Catalogue['plainForms'] = {
  notSent: 'Det gick inte att skicka dina uppgifter. Allt finns kvar här.',
  filesAgain: 'Välj dina bilder en gång till.',
  sendAgain: 'Skicka igen',
};
