import type { Catalogue } from './catalogue.ts';

export const plainForms: Catalogue['plainForms'] = {
  notSent: 'Det, du indtastede, kunne ikke sendes. Det hele er her stadig.',
  filesAgain: 'Vælg dine billeder en gang til.',
  sendAgain: 'Send igen',
};
