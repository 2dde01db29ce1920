import type { ConsentTexts } from '../en/consent.ts';

export const consent: ConsentTexts = {
  title: 'Cookieの設定',
  text: 'お客様の同意をいただいた場合、当店はサイト改善のためのアクセス数の計測と、広告の効果測定を行います。カートなど、ショップの動作に必要な情報は、同意の有無にかかわらず保存されます。',
  analytics: 'アクセス数の計測',
  marketing: '広告',
  accept: 'すべて許可',
  refuse: 'すべて拒否',
  save: '選択を保存',
  privacy: 'プライバシーポリシー',
  pageTitle: 'Cookie',
  saved: '選択を保存しました。こちらでいつでも変更できます。',
};
