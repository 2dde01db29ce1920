import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  CreatedWebhook,
  NewWebhook,
  Webhook,
  WebhookDefinition,
  WebhookDeliveries,
  WebhookDelivery,
  Webhooks,
} from '#runtime/contracts/webhooks.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import {
  changeWebhook,
  createWebhook,
  ping,
  readDeliveries,
  readWebhook,
  readWebhooks,
  removeWebhook,
  resend,
} from './owner-service.ts';

const WEBHOOKS = '/api/owner/webhooks';
const WEBHOOK = `${WEBHOOKS}/:webhookId`;
const PING = `${WEBHOOK}/ping`;
const DELIVERIES = `${WEBHOOK}/deliveries`;
const RESEND = `${DELIVERIES}/:deliveryId/resend`;

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 100;

const Listing = z.strictObject({
  cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_LIMIT)), DEFAULT_LIMIT),
});

/** The owner's API for webhooks. */
export const ownerWebhooks = new Hono<AppEnv>();

ownerWebhooks.get(
  WEBHOOKS,
  owner('webhooks:read', { summary: 'Lists the webhooks', moves: 'nothing', answer: Webhooks }),
  async (c) => {
    return c.json(await readWebhooks(ownerCall(c)));
  },
);

ownerWebhooks.post(
  WEBHOOKS,
  owner('webhooks:write', {
    summary: 'Creates a webhook and shows its secret once',
    moves: 'trust',
    status: 201,
    answer: CreatedWebhook,
  }),
  input(NewWebhook),
  async (c) => {
    const webhook = await createWebhook(ownerCall(c), c.var.input);
    c.header('Location', `${WEBHOOKS}/${webhook.id}`);
    return c.json(webhook, 201, versionHeaders(webhook));
  },
);

ownerWebhooks.get(
  WEBHOOK,
  owner('webhooks:read', { summary: 'Reads a webhook', moves: 'nothing', answer: Webhook }),
  async (c) => {
    const webhook = await readWebhook(ownerCall(c), c.req.param('webhookId'));
    return c.json(webhook, 200, versionHeaders(webhook));
  },
);

ownerWebhooks.put(
  WEBHOOK,
  owner('webhooks:write', { summary: 'Replaces a webhook', moves: 'trust', answer: Webhook }),
  input(WebhookDefinition),
  async (c) => {
    const call = ownerCall(c);
    const webhook = await changeWebhook(call, c.req.param('webhookId'), expectedVersion(c), c.var.input);
    return c.json(webhook, 200, versionHeaders(webhook));
  },
);

ownerWebhooks.delete(
  WEBHOOK,
  owner('webhooks:write', { summary: 'Deletes a webhook with its deliveries', moves: 'trust', status: 204 }),
  async (c) => {
    await removeWebhook(ownerCall(c), c.req.param('webhookId'), expectedVersion(c));
    return c.body(null, 204);
  },
);

ownerWebhooks.post(
  PING,
  owner('webhooks:write', { summary: 'Sends a webhook a message at once', moves: 'nothing', answer: WebhookDelivery }),
  async (c) => c.json(await ping(ownerCall(c), c.req.param('webhookId'))),
);

ownerWebhooks.get(
  DELIVERIES,
  owner('webhooks:read', { summary: 'Lists the deliveries of a webhook', moves: 'nothing', answer: WebhookDeliveries }),
  query(Listing),
  async (c) => c.json(await readDeliveries(ownerCall(c), c.req.param('webhookId'), c.var.query)),
);

ownerWebhooks.post(
  RESEND,
  owner('webhooks:write', { summary: 'Sends a delivery once more', moves: 'nothing', answer: WebhookDelivery }),
  async (c) => c.json(await resend(ownerCall(c), c.req.param('webhookId'), c.req.param('deliveryId'))),
);
