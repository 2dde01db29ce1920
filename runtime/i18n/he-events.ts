import type { Catalogue } from './catalogue.ts';

export const events: Catalogue['events'] = {
  isOver: 'האירוע הזה הסתיים',
  isNow: 'מתקיים עכשיו',
  isToday: 'היום',
  localTime: '{time} לפי אזור הזמן שלך',
};
