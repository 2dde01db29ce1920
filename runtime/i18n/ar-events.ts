import type { Catalogue } from './catalogue.ts';

export const events: Catalogue['events'] = {
  isOver: 'انتهت هذه الفعالية',
  isNow: 'جارية الآن',
  isToday: 'اليوم',
  localTime: '{time} بتوقيت منطقتك',
};
