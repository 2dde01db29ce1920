import type { Catalogue } from './catalogue.ts';

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: '一个 Webhook 已停用',
  intro: '自 {day} 起，没有任何消息送达此地址，因此商店已停用该 Webhook。',
  address: '地址',
  lost: '等待中的消息已被丢弃，也不再发送新消息。被丢弃的消息会列出 30 天，可以重新发送。',
  enable: '该地址恢复响应后，可用此命令重新启用 Webhook',
};
