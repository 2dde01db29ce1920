import type { Catalogue } from './catalogue.ts';

export const commentMails: Catalogue['commentMails'] = {
  subject: 'コメントが承認を待っています：{item}',
  intro: '{author}さんが「{item}」にコメントしました。承認すると、訪問者に表示されます。',
  reported: '「{item}」へのコメントが訪問者から報告されました。判断されるまで非表示になります。',
  more: 'ほかにもコメントが承認を待っています',
  moreIntro: 'この1時間に、ほかのコメントも届きました。次のコマンドですべて一覧できます。',
  open: 'ページを開く',
  approve: '訪問者に表示するには',
  spam: 'スパムの場合は',
  list: '承認待ちをすべて見るには',
  footer: 'このメールが届くのは、1時間に2通までです。',
};
