import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: '订单 {number} 的争议',
  disputeIntro: '订单 {number} 的买家已要求银行退回 {amount}。',
  disputeUntil: '您可以在 {day} 前回应。如不回应，款项将退还给买家。',
  disputeNoAnswer: '银行不接受对此争议的回应。',
  disputeButton: '在 {provider} 查看争议',
  disputeWonSubject: '订单 {number} 的争议结果：您胜出',
  disputeWonIntro: '银行的裁决对您有利：订单 {number} 的 {amount} 重新归您所有，订单照常进行。',
  disputeLostSubject: '订单 {number} 的争议结果：您未胜出',
  disputeLostIntro: '银行的裁决对买家有利，订单 {number} 的 {amount} 已退还给买家。该订单会将此金额显示为已退款。',
  disputeLostWhole: '款项已全部退回，因此该订单的下载已关闭，用该订单购买的礼品卡也不能再使用。',
  disputeLostCard: '订单中由礼品卡支付的部分不退。',
  disputeLostStock: '库存没有变化。商品退回后，可用此命令加回库存',
  disputeLostSubscription: '定期订购仍在继续。可用此命令将其终止',
  buyer: '买家',
  amount: '金额',
  reason: '银行给出的原因',
  silentSubject: '结果未知的付款',
  silentIntro: '{provider} 已有两天没有告知一笔 {amount} 付款的结果。款项可能已被扣除。',
  silentWhat: '我们会继续查询。请检查 {provider} 的密钥是否仍然有效，并在那里查找付款 {id}。',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: '该付款据称为欺诈交易。',
  product_not_received: '据称没有收到任何商品。',
  product_unacceptable: '据称收到的商品有瑕疵或与描述不符。',
  duplicate: '据称该款项被扣了两次。',
  credit_not_processed: '据称承诺的退款没有到账。',
  subscription_canceled: '据称定期订购在此之前已取消。',
  unrecognized: '买家不认得这笔付款。',
  other: '银行给出的原因是“{code}”。',
};
