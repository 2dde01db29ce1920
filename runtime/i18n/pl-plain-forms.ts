import type { Catalogue } from './catalogue.ts';

export const plainForms: Catalogue['plainForms'] = {
  notSent: 'Nie udało się wysłać wpisanych danych. Wszystkie są nadal tutaj.',
  filesAgain: 'Prosimy jeszcze raz wybrać zdjęcia.',
  sendAgain: 'Wyślij ponownie',
};
