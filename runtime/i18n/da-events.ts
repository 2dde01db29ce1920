import type { Catalogue } from './catalogue.ts';

export const events: Catalogue['events'] = {
  isOver: 'Denne begivenhed er slut',
  isNow: 'I gang nu',
  isToday: 'I dag',
  localTime: '{time} i din tidszone',
};
