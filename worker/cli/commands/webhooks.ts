import {
  type CreatedWebhook,
  WEBHOOK_TOPICS,
  type Webhook,
  type WebhookDeliveries,
  type WebhookDelivery,
  type Webhooks,
} from '#runtime/contracts/webhooks.ts';
import { apiCommand, type Room } from '../command.ts';
import { readVersioned } from '../json-file.ts';
import { PAGING, text } from '../option-kinds.ts';
import { object, said, table } from '../output.ts';

const WEBHOOKS = '/api/owner/webhooks';
const path = (webhookId: string) => `${WEBHOOKS}/${encodeURIComponent(webhookId)}`;

export const webhooks: Room = {
  name: 'webhooks',
  title: 'Webhooks: addresses that are told what happens in the shop',
  commands: [
    apiCommand({
      name: 'webhooks list',
      about: 'lists the webhooks with their topics',
      run: async ({ api }) => {
        const answer = await api.get<Webhooks>(WEBHOOKS);
        return table(answer, answer.webhooks, ['id', 'url', 'topics', 'isEnabled', 'failingSince']);
      },
    }),
    apiCommand({
      name: 'webhooks create',
      operands: ['ADDRESS'],
      options: { topics: text('TOPIC,…', `all by default: ${WEBHOOK_TOPICS.join(', ')}`) },
      about: 'creates a webhook and prints its secret once',
      run: async ({ operands: [url], options, api }) => {
        const topics = options.topics?.split(',') ?? WEBHOOK_TOPICS;
        return object(await api.post<CreatedWebhook>(WEBHOOKS, { url, topics }));
      },
    }),
    apiCommand({
      name: 'webhooks get',
      operands: ['WEBHOOK'],
      about: 'prints a webhook; in a file it is JSON, for webhooks update',
      run: async ({ operands: [webhookId], api }) => object(await api.get<Webhook>(path(webhookId))),
    }),
    apiCommand({
      name: 'webhooks update',
      operands: ['WEBHOOK', 'FILE'],
      about: 'replaces address and topics; it is refused if the webhook has changed since FILE was printed',
      run: async ({ operands: [webhookId, file], api }) => {
        const { version, body } = readVersioned(file, ['failingSince']);
        return object(await api.put<Webhook>(path(webhookId), body, version));
      },
    }),
    ...[true, false].map((isEnabled) =>
      apiCommand({
        name: isEnabled ? 'webhooks enable' : 'webhooks disable',
        operands: ['WEBHOOK'],
        about: isEnabled
          ? 'switches a webhook on; it is told of what happens from now on'
          : 'switches a webhook off; it is told of nothing until it is enabled',
        run: async ({ operands: [webhookId], api }) => {
          const { url, topics, version } = await api.get<Webhook>(path(webhookId));
          return object(await api.put<Webhook>(path(webhookId), { url, topics, isEnabled }, version));
        },
      }),
    ),
    apiCommand({
      name: 'webhooks delete',
      operands: ['WEBHOOK'],
      about: 'deletes a webhook and what waits for it',
      run: async ({ operands: [webhookId], api }) => {
        await api.delete(path(webhookId), { version: await api.versionOf(path(webhookId)) });
        return said(`The webhook ${webhookId} is deleted.`);
      },
    }),
    apiCommand({
      name: 'webhooks ping',
      operands: ['WEBHOOK'],
      about: 'sends a message at once and prints what became of it',
      run: async ({ operands: [webhookId], api }) => {
        return object(await api.post<WebhookDelivery>(`${path(webhookId)}/ping`, undefined, { isRepeatable: false }));
      },
    }),
    apiCommand({
      name: 'webhooks deliveries',
      operands: ['WEBHOOK'],
      options: PAGING,
      about: 'lists the messages of the last 30 days',
      run: async ({ operands: [webhookId], options, api }) => {
        const answer = await api.get<WebhookDeliveries>(`${path(webhookId)}/deliveries`, options);
        const columns = ['id', 'topic', 'state', 'attempts', 'statusCode', 'createdAt'] as const;
        return table(answer, answer.deliveries, columns);
      },
    }),
    apiCommand({
      name: 'webhooks resend',
      operands: ['WEBHOOK', 'DELIVERY'],
      about: 'sends a message once more, with the same id',
      run: async ({ operands: [webhookId, id], api }) => {
        const delivery = `${path(webhookId)}/deliveries/${encodeURIComponent(id)}`;
        return object(await api.post<WebhookDelivery>(`${delivery}/resend`, undefined, { isRepeatable: false }));
      },
    }),
  ],
};
