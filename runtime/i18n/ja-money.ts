import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: '注文{number}への異議申し立て',
  disputeIntro: '注文{number}の購入者が、{amount}の返金を銀行に申し立てました。',
  disputeUntil: '{day}まで反論できます。反論しない場合、代金は購入者に返金されます。',
  disputeNoAnswer: '銀行は、この申し立てへの反論を受け付けていません。',
  disputeButton: '{provider}で申し立てを見る',
  disputeWonSubject: '注文{number}への異議申し立て：ショップの主張が認められました',
  disputeWonIntro:
    '銀行はショップの主張を認めました。注文{number}の{amount}は再びショップのものとなり、注文はこれまでどおり継続します。',
  disputeLostSubject: '注文{number}への異議申し立て：購入者の主張が認められました',
  disputeLostIntro:
    '銀行は購入者の主張を認め、注文{number}の{amount}は購入者に返金されました。注文には、この金額が返金済みとして表示されます。',
  disputeLostWhole:
    '全額が返金されたため、この注文のダウンロードは終了し、この注文で購入されたギフトカードは利用できなくなりました。',
  disputeLostCard: '注文のうちギフトカードで支払われた分は、支払い済みのままです。',
  disputeLostStock: '在庫数は変わっていません。商品が戻りましたら、次のコマンドで在庫に加えてください',
  disputeLostSubscription: '定期購入は継続しています。次のコマンドで終了できます',
  buyer: '購入者',
  amount: '金額',
  reason: '銀行が示した理由',
  silentSubject: '結果が不明な支払い',
  silentIntro:
    '{amount}の支払いの結果について、{provider}から2日間連絡がありません。代金が引き落とされている可能性があります。',
  silentWhat:
    '引き続き照会します。{provider}のキーがまだ有効かをご確認のうえ、同サービスで支払い{id}をお調べください。',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: '不正な支払いであるとのことです。',
  product_not_received: '商品が届いていないとのことです。',
  product_unacceptable: '届いた商品に不備があるか、説明と異なるとのことです。',
  duplicate: '二重に引き落とされたとのことです。',
  credit_not_processed: '約束された返金が届いていないとのことです。',
  subscription_canceled: '定期購入はそれより前に解約済みであるとのことです。',
  unrecognized: '購入者はこの支払いに心当たりがないとのことです。',
  other: '銀行による分類は「{code}」です。',
};
