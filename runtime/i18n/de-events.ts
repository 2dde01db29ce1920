import type { Catalogue } from './catalogue.ts';

export const events: Catalogue['events'] = {
  isOver: 'Diese Veranstaltung ist vorbei',
  isNow: 'Findet gerade statt',
  isToday: 'Heute',
  localTime: '{time} in Ihrer Zeitzone',
};
