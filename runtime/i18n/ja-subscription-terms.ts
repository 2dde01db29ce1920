import type { Catalogue } from './catalogue.ts';

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: '本日のお支払いは{amount}です。',
  plusDelivery: '{amount}＋送料',
  onlyPayment: 'お支払いは今回のみです。その後、定期購入は自動的に終了します。',
  next: '以降のお支払いは{price}で、次回は{date}です。',
  onceMore: 'その後、{date}に{amount}をもう1回お支払いいただきます。',
  untilCancelled: '定期購入は、解約されるまで継続します。',
  endsAfter: 'お支払いは全{n}回で、最終回は{last}です。その後、定期購入は自動的に終了します。',
  endsThen: 'その後、定期購入は自動的に終了します。',
  priceStays: 'この価格は、定期購入の継続中は変わりません。',
  priceStaysDelivered:
    'この価格は、定期購入の継続中は変わりません。送料と税金が変わるのは、お届け先を変更した場合のみです。',
  cardIsKept: 'これらのお支払いのため、カード情報を保存します。',
  howToCancel: '毎回のお支払いの前にメールでお知らせします。メールのリンクから、スキップ、休止、解約ができます。',
  resumedLate:
    'お支払い期日を過ぎてから休止中の定期購入を再開すると、その分がただちに請求されます。再開の前にご確認いただけます。',
};
