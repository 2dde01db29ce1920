import type { Catalogue } from './catalogue.ts';

export const plainForms: Catalogue['plainForms'] = {
  notSent: '您填写的内容未能发送，但都还保留在此。',
  filesAgain: '请重新选择图片。',
  sendAgain: '重新发送',
};
