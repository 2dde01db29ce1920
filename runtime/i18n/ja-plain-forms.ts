import type { Catalogue } from './catalogue.ts';

export const plainForms: Catalogue['plainForms'] = {
  notSent: '入力内容を送信できませんでした。内容はすべてこのまま残っています。',
  filesAgain: '画像をもう一度選択してください。',
  sendAgain: '再送信',
};
