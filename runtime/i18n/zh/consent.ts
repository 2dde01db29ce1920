import type { ConsentTexts } from '../en/consent.ts';

export const consent: ConsentTexts = {
  title: '您的 Cookie 选择',
  text: '经您同意，本店会统计访问量以了解哪些内容有用，并衡量广告效果。购物车等商店运行所必需的数据，无论如何都会保留。',
  analytics: '访问统计',
  marketing: '广告',
  accept: '全部接受',
  refuse: '全部拒绝',
  save: '保存选择',
  privacy: '隐私政策',
  pageTitle: 'Cookie',
  saved: '您的选择已保存，可随时在此更改。',
};
