import * as z from 'zod/mini';

/** The events that a webhook can get. */
export const WEBHOOK_TOPICS = [
  'order.created',
  'order.changed',
  'order.refunded',
  'stock.changed',
  'product.changed',
  'form.submitted',
  'subscription.changed',
  'comment.created',
  'withdrawal.received',
  'return.changed',
] as const;

/** Most webhooks of a site. */
export const MAX_WEBHOOKS = 20;

const id = z.string();
const ms = z.int();

/** Body of `PUT /api/owner/webhooks/ID`. */
export const WebhookDefinition = z.strictObject({
  /** A public https address, without a port. */
  url: z.string().check(z.maxLength(1_000)),
  topics: z.array(z.enum(WEBHOOK_TOPICS)).check(z.minLength(1), z.maxLength(WEBHOOK_TOPICS.length)),
  isEnabled: z.boolean(),
});
export type WebhookDefinition = z.infer<typeof WebhookDefinition>;

/** Body of `POST /api/owner/webhooks`. */
export const NewWebhook = z.extend(WebhookDefinition, { isEnabled: z._default(z.boolean(), true) });

export const Webhook = z.extend(WebhookDefinition, {
  id,
  /** Since when every delivery has failed; null where the last one arrived. */
  failingSince: z.nullable(ms),
  version: z.int(),
  createdAt: ms,
  updatedAt: ms,
});
export type Webhook = z.infer<typeof Webhook>;

/** The answer to a creation. The secret is shown here alone. */
export const CreatedWebhook = z.extend(Webhook, { secret: z.string() });
export type CreatedWebhook = z.infer<typeof CreatedWebhook>;

export const Webhooks = z.strictObject({ webhooks: z.array(Webhook) });
export type Webhooks = z.infer<typeof Webhooks>;

export const WEBHOOK_DELIVERY_STATES = ['waiting', 'sent', 'dead'] as const;

/** One message to a webhook. Its id is sent as `webhook-id`, the same in each attempt. */
export const WebhookDelivery = z.strictObject({
  id,
  topic: z.string(),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  attempts: z.int(),
  /** The last answer's status; null where none came. */
  statusCode: z.nullable(z.int()),
  /** When the next attempt is due; null where none is. */
  nextTryAt: z.nullable(ms),
  createdAt: ms,
  sentAt: z.nullable(ms),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookDeliveries = z.strictObject({
  deliveries: z.array(WebhookDelivery),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type WebhookDeliveries = z.infer<typeof WebhookDeliveries>;
