import type { Catalogue } from './catalogue.ts';

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: '{sender}様から{site}のギフトカードが届きました',
  hello: '{name}様',
  intro: '{sender}様より、{amount}分のギフトカードが贈られました。{site}でご利用いただけます。',
  message: '{sender}様からのメッセージ',
  code: 'ギフトカードのコード',
  use: 'ご利用方法：お好きな商品を選び、{site}のご購入手続きでコードを入力してください。',
  validity: 'ギフトカードに有効期限はありません。使い切れなかった残高は、次回以降のご注文でご利用いただけます。',
  keepSafe: 'コードを知っている人は誰でも利用できます。大切に保管してください。',
  visit: '{site}へ',
  footer: 'このメールは、お客様へのギフトカードが購入されたためお送りしています。',
  givenFooter: 'このメールは、{site}からお客様にギフトカードが贈られたためお送りしています。',
};
