import type { Catalogue } from './catalogue.ts';

export const announcement: Catalogue['announcement'] = {
  close: '关闭此公告',
};
