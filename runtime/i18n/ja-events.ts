import type { Catalogue } from './catalogue.ts';

export const events: Catalogue['events'] = {
  isOver: 'このイベントは終了しました',
  isNow: '開催中',
  isToday: '本日',
  localTime: '{time}（お客様のタイムゾーン）',
};
