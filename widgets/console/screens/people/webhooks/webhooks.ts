import { addressOf } from '#runtime/api/calls.ts';
import type { Webhook, WebhookDefinition } from '#runtime/contracts/webhooks.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';

export const WEBHOOKS = '/api/owner/webhooks';

export const webhookAddress = (webhookId: string) => addressOf('/api/owner/webhooks/:webhookId', { webhookId });

type Topic = WebhookDefinition['topics'][number];

export const TOPIC_TEXTS: Readonly<Record<Topic, string>> = {
  'order.created': peopleTexts.orderWasPaid,
  'order.changed': peopleTexts.orderWasPackedSent,
  'order.refunded': peopleTexts.orderWasRefunded,
  'stock.changed': peopleTexts.stockChanged,
  'product.changed': peopleTexts.productChanged,
  'form.submitted': peopleTexts.formWasSent,
  'subscription.changed': peopleTexts.subscriptionChanged,
  'comment.created': peopleTexts.somebodyWroteAComment,
  'withdrawal.received': peopleTexts.somebodyEndedAContract,
  'return.changed': peopleTexts.returnChanged,
};
export const TOPICS = Object.keys(TOPIC_TEXTS) as Topic[];

/** Returns the part of a webhook that its owner edits. */
export function toDefinition({ url, topics, isEnabled }: Webhook): WebhookDefinition {
  return { url, topics, isEnabled };
}
