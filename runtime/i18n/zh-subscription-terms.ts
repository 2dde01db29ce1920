import type { Catalogue } from './catalogue.ts';

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: '今天支付 {amount}。',
  plusDelivery: '{amount}（运费另计）',
  onlyPayment: '仅需支付这一次，随后定期订购自动结束。',
  next: '之后按 {price} 支付，下次付款为 {date}。',
  onceMore: '之后还需再支付一次 {amount}，日期为 {date}。',
  untilCancelled: '定期订购将持续，直至您取消。',
  endsAfter: '您总共支付 {n} 次，最后一次为 {last}。随后定期订购自动结束。',
  endsThen: '随后定期订购自动结束。',
  priceStays: '在定期订购期间，此价格保持不变。',
  priceStaysDelivered: '在定期订购期间，此价格保持不变。只有当您更改地址时，运费和税费才会变化。',
  cardIsKept: '我们会保存您的卡用于上述付款。',
  howToCancel: '每次付款前，我们都会发邮件通知您。通过邮件中的链接，您可以跳过该次付款、暂停或取消定期订购。',
  resumedLate: '如果您在某期付款到期之后才恢复已暂停的定期订购，该期付款会立即扣除。恢复之前您会看到提示。',
};
