import type { Catalogue } from './catalogue.ts';

export const events: Catalogue['events'] = {
  isOver: 'To wydarzenie już się zakończyło',
  isNow: 'Trwa teraz',
  isToday: 'Dzisiaj',
  localTime: '{time} w lokalnej strefie czasowej',
};
