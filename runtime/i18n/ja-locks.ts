import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'このサイトは保護されています',
  siteText: '{site}を見るには、パスワードを入力してください。',
  pageTitle: 'このページは保護されています',
  pageText: '見るにはパスワードを入力してください。お持ちでない場合は、{site}にお問い合わせください。',
  password: 'パスワード',
  button: '続ける',
  wrong: 'パスワードが正しくありません。ご確認のうえ、もう一度お試しください。',
  tooMany: '試行回数が多すぎます。{minutes}分後にもう一度お試しください。',
};
