import type { Catalogue } from './catalogue.ts';

export const reminders: Catalogue['reminders'] = {
  subject: '您在{site}的订单尚未付款',
  intro: '您在{site}有一个尚未付款的订单，订单内容保持不变。',
  button: '继续结账',
  otherwise: '如果您改变了主意，无需做任何事：没有下单，也没有扣款。付款之前，价格和库存可能会有变化。',
  refuse: '不再提醒我',
  footer: '您收到这封邮件（仅此一次），是因为有人在{site}的结账页面填写了您的邮箱地址。',
  backTitle: '您的购物车',
  proofText: '请输入您结账时填写的电子邮箱地址，购物车将转到此设备。',
  goneTitle: '此购物车已不存在',
  goneText: '购物车已付款、清空或删除，或者链接不完整。打开此链接并未产生扣款。',
  refuseTitle: '不再接收提醒',
  refuseText: '您希望不再收到{site}关于未付款订单的提醒吗？您仍会收到与您的订单有关的其他邮件。',
  refusedTitle: '您不会再收到提醒',
  refusedText: '{site}不会再向您发送未付款订单的提醒。',
  unknownTitle: '此链接无效',
  unknownText: '链接不完整。请从邮件中重新打开，或复制完整链接。',
};
