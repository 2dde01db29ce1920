import type { Catalogue } from './catalogue.ts';

export const events: Catalogue['events'] = {
  isOver: 'Questo evento è terminato',
  isNow: 'In corso ora',
  isToday: 'Oggi',
  localTime: '{time} nel tuo fuso orario',
};
