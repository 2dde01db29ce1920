import type { Catalogue } from './catalogue.ts';

export const events: Catalogue['events'] = {
  isOver: 'Cet événement est terminé',
  isNow: 'En ce moment',
  isToday: 'Aujourd’hui',
  localTime: '{time} dans votre fuseau horaire',
};
