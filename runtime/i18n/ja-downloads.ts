/** The Japanese texts of digital products that were bought. */
import type { Catalogue } from './catalogue.ts';

export const downloads: Catalogue['downloads'] = {
  title: 'ダウンロード',
  button: 'ダウンロード',
  left: '残り{count}回、{date}まで',
  expired: 'リンクの有効期限が切れています',
  usedUp: 'ダウンロード回数の上限に達しました',
  closed: 'リンクは無効になりました',
  waiting:
    '次の商品のファイルはまだ用意できていません：{products}。準備ができ次第、{site}からリンクをメールでお送りします。',
  ownerWaiting:
    'この注文は、次の商品のファイルを待っています：{products}。`npm run owner -- files add` で追加し、`npm run owner -- downloads give {number}` で送信してください。',
  termsReady:
    'お支払い後すぐに{products}をダウンロードできます（{days}日以内に{times}回まで）。リンクはメールでもお送りします。',
  withdrawalConsent:
    '撤回期間の終了前に、ダウンロードがただちに提供されることを希望します。ダウンロードが可能になった時点で、その撤回権を失うことを承知しています。',
  consentMissing: 'ダウンロード商品のご注文には、提供がただちに始まることへのご同意が必要です。',
  consentTitle: '即時ダウンロードへの同意',
  consentGiven: '{time}に同意：「{text}」',
  expiredTitle: 'このリンクは有効期限が切れています',
  expiredText: '注文番号{number}を添えて、{site}に新しいリンクをご依頼ください。',
  usedUpTitle: 'ダウンロード回数の上限に達しました',
  usedUpText:
    'このファイルは、リンクで許可された回数までダウンロードされました。注文番号{number}を添えて、{site}に新しいリンクをご依頼ください。',
  closedTitle: 'このダウンロードは終了しました',
  closedText:
    'ご注文が返金されたか、ショップがリンクを無効にしました。誤りと思われる場合は、注文番号{number}を添えて{site}にご連絡ください。',
  replacedTitle: '新しいリンクがあります',
  replacedText:
    '{site}から新しいリンクをメールでお送りしたため、このリンクはご利用いただけません。メールが見つからない場合は、注文番号{number}を添えて{site}に再送をご依頼ください。',
  unknownTitle: 'このリンクは無効です',
  unknownText: 'リンクが不完全です。メールからもう一度開くか、リンク全体をコピーしてください。',
  unavailableTitle: '現在ファイルをダウンロードできません',
  unavailableText:
    '数分後にもう一度お試しください。今回はダウンロード回数に含まれません。解決しない場合は、注文番号{number}を添えて{site}にご連絡ください。',
  renewedSubject: 'ご注文{number}の新しいダウンロードリンク',
  renewedIntro: '{site}が、ご注文{number}のファイルに新しいリンクを発行しました。以前のリンクはご利用いただけません。',
  givenSubject: 'ご注文{number}のファイルをダウンロードできます',
  givenIntro: 'ご注文{number}のファイルを追加でダウンロードできるようになりました。',
  mailFooter: 'このメールは、お客様のメールアドレスでデジタル商品のご注文があったためお送りしています。',
};
