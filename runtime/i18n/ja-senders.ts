import type { Catalogue } from './catalogue.ts';

export const senderNotice: Catalogue['senderNotice'] = {
  subject: '{service}への送信を停止しました',
  intro: '{service}がショップからの送信を拒否しているため、注文とカートの通知を停止しました。',
  account: 'アカウント',
  answer: '応答',
  waiting: '新しい注文とカートは最長7日間（Google Analyticsでは3日間）保留されます。それより古いものは破棄されます。',
  resume: '原因を取り除いた後、次のコマンドで送信を再開できます。「senders set」で新しいシークレットを設定します',
};
