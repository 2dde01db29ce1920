import type { Webhook, WebhookDefinition } from '#runtime/contracts/webhooks.ts';

export const WEBHOOKS = '/api/owner/webhooks';

type Topic = WebhookDefinition['topics'][number];

export const TOPIC_TEXTS: Readonly<Record<Topic, string>> = {
  'order.created': 'An order was paid',
  'order.changed': 'An order was packed, sent, noted or cancelled',
  'order.refunded': 'An order was refunded',
  'stock.changed': 'Stock changed',
  'product.changed': 'A product changed',
  'form.submitted': 'A form was sent',
  'subscription.changed': 'A subscription changed',
  'comment.created': 'Somebody wrote a comment',
};
export const TOPICS = Object.keys(TOPIC_TEXTS) as Topic[];

/** Returns the part of a webhook that its owner edits. */
export function toDefinition({ url, topics, isEnabled }: Webhook): WebhookDefinition {
  return { url, topics, isEnabled };
}
