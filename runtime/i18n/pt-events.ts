import type { Catalogue } from './catalogue.ts';

export const events: Catalogue['events'] = {
  isOver: 'Este evento já terminou',
  isNow: 'Acontecendo agora',
  isToday: 'Hoje',
  localTime: '{time} no seu fuso horário',
};
