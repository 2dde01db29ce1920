import type { Catalogue } from './catalogue.ts';

export const events: Catalogue['events'] = {
  isOver: 'Evenemanget är över',
  isNow: 'Pågår nu',
  isToday: 'I dag',
  localTime: '{time} i din tidszon',
};
