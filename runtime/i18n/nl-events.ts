import type { Catalogue } from './catalogue.ts';

export const events: Catalogue['events'] = {
  isOver: 'Dit evenement is voorbij',
  isNow: 'Nu bezig',
  isToday: 'Vandaag',
  localTime: '{time} in jouw tijdzone',
};
