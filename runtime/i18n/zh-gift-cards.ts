import type { Catalogue } from './catalogue.ts';

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: '{sender}送您一张{site}的礼品卡',
  hello: '{name}，您好：',
  intro: '{sender}送您一张价值 {amount} 的礼品卡，可在{site}使用。',
  message: '{sender}的留言',
  code: '您的卡号',
  use: '使用方法：选购您喜欢的商品，并在{site}结账时输入卡号。',
  validity: '礼品卡没有有效期。未用完的余额会保留在卡中，供以后的订单使用。',
  keepSafe: '任何人凭卡号都能使用，请妥善保管。',
  visit: '前往{site}',
  footer: '您收到这封邮件，是因为有人为您购买了礼品卡。',
  givenFooter: '您收到这封邮件，是因为{site}赠送了您一张礼品卡。',
};
