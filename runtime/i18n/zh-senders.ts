import type { Catalogue } from './catalogue.ts';

export const senderNotice: Catalogue['senderNotice'] = {
  subject: '已停止向 {service} 发送数据',
  intro: '{service} 拒绝接收商店发送的数据，因此商店已停止向其通报订单和购物车。',
  account: '账户',
  answer: '响应',
  waiting: '新的订单和购物车最多等待七天，Google Analytics 为三天。更早的将被丢弃。',
  resume: '排除原因后，可用此命令让商店继续发送；“senders set”用于设置新的密钥',
};
