import type { Catalogue } from './catalogue.ts';

export const events: Catalogue['events'] = {
  isOver: '此活动已结束',
  isNow: '正在进行',
  isToday: '今天',
  localTime: '您所在时区的 {time}',
};
