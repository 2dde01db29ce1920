import type { Catalogue } from './catalogue.ts';

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'Webhookを停止しました',
  intro: '{day}以降、このアドレスにメッセージが1件も届いていないため、Webhookを停止しました。',
  address: 'アドレス',
  lost: '待機中のメッセージは破棄され、以降は送信されません。破棄されたメッセージは30日間一覧に表示され、再送信できます。',
  enable: 'アドレスが再び応答するようになったら、次のコマンドでWebhookを有効にします',
};
