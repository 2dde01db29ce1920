import type { Catalogue } from './catalogue.ts';

export const events: Catalogue['events'] = {
  isOver: 'Este evento ya ha terminado',
  isNow: 'Está en curso',
  isToday: 'Hoy',
  localTime: '{time} en su zona horaria',
};
