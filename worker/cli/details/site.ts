import type { Domain } from '#runtime/contracts/domains.ts';
import { WEBHOOK_TOPICS } from '#runtime/contracts/webhooks.ts';
import type { DetailsByCall } from '../calls/call-details.ts';
import { readBytes } from '../json-file.ts';
import { list, text } from '../option-kinds.ts';

const MENU = 'MENU: mainNav by default, _hidden, _memberareas';
const HOSTS = [
  ['host', ({ hostname }: Domain) => hostname],
  ['language', ({ language }: Domain) => language ?? ''],
  ['leads', ({ isPrimary, redirects }: Domain) => (isPrimary ? 'main domain' : redirects ? 'to the main domain' : '')],
  ['check', ({ check }: Domain) => check?.state ?? 'not checked'],
] as const;
const ORIGINS = [['origin', (origin: string) => origin]] as const;
const SENDER = { operands: { name: 'SENDER' } } as const;
const SAFE = { isRepeatable: true } as const;

const topics = list('TOPIC,…', `all by default: ${WEBHOOK_TOPICS.join(', ')}`);
const secret = text('FILE', 'with the API secret or the access token; - is standard input');

/** The site itself, its menus and languages, and the services that it tells. */
export const SITE = {
  'GET /api/owner/site/domains': { name: 'site domains', columns: HOSTS },
  'POST /api/owner/site/domains': {
    ...SAFE,
    name: 'site add-domain',
    about: 'serves the site at a further host, or in a language at one that it has',
    operands: { hostname: 'HOST' },
    options: {
      language: {
        word: 'TAG',
        about: 'one of the site’s further languages, for its pages; the site’s own by default',
      },
    },
    columns: HOSTS,
  },
  'PUT /api/owner/site/domains/:hostname': [
    {
      ...SAFE,
      name: 'site main-domain',
      about: 'makes a host that has passed its check the main domain, to which the others lead',
      operands: { hostname: 'HOST' },
      options: { isPrimary: null, redirects: null },
      values: { isPrimary: true },
      columns: HOSTS,
    },
    {
      ...SAFE,
      name: 'site lead-domain',
      about: 'leads visitors of a further host to the main domain',
      operands: { hostname: 'HOST' },
      options: { isPrimary: null, redirects: null },
      values: { redirects: true },
      columns: HOSTS,
    },
    {
      ...SAFE,
      name: 'site keep-domain',
      about: 'ends that: visitors of the host stay there',
      operands: { hostname: 'HOST' },
      options: { isPrimary: null, redirects: null },
      values: { redirects: false },
      columns: HOSTS,
    },
  ],
  'POST /api/owner/site/domains/:hostname/check': {
    ...SAFE,
    name: 'site check-domain',
    about: 'asks the DNS and the host itself whether the host leads to the shop',
    operands: { hostname: 'HOST' },
  },
  'GET /api/owner/mail-sender': {
    name: 'site mail-sender',
    about: 'prints from whom mails come, and the records that the domain of the shop’s own sender needs',
  },
  'POST /api/owner/mail-sender/check': {
    ...SAFE,
    name: 'site check-mail-sender',
    about: 'checks these records; mails come from the shop’s own address once all are right',
  },
  'POST /api/owner/mail-sender/test': {
    name: 'site test-mail',
    about: 'sends a test to the address for order notices',
  },
  'DELETE /api/owner/site/domains/:hostname': {
    name: 'site remove-domain',
    about: 'serves the site at a host no more; a site keeps its main domain, and the one that this calls',
    operands: { hostname: 'HOST' },
    done: 'The site is not served at {hostname} any more.',
  },
  'GET /api/owner/site/origins': { columns: ORIGINS },
  'POST /api/owner/site/origins': {
    ...SAFE,
    name: 'site add-origin',
    about: 'lets the pages of an origin, https://blog.example, call the shop',
    operands: { origin: 'ORIGIN' },
    columns: ORIGINS,
  },
  'DELETE /api/owner/site/origins': {
    name: 'site remove-origin',
    about: 'refuses their calls',
    operands: { origin: 'ORIGIN' },
    done: 'Pages of {origin} cannot call the shop any more.',
  },
  'GET /api/owner/fonts': { columns: ['id', 'name'] },
  'GET /api/owner/navigations': { name: 'navigation list' },
  'GET /api/owner/navigations/:name': {
    name: 'navigation get',
    about: `prints a menu, for navigation update; ${MENU}`,
    operands: { name: '[MENU]' },
    defaults: { name: 'mainNav' },
  },
  'PUT /api/owner/navigations/:name': {
    name: 'navigation update',
    operands: { FILE: 'FILE', name: '[MENU]' },
    defaults: { name: 'mainNav' },
  },
  'GET /api/site-header-footer': { name: 'frame get' },
  'PUT /api/site-header-footer': { name: 'frame update' },
  'GET /api/v1/commerce-preferences/:namespace': null,
  'PUT /api/v1/commerce-preferences/:namespace': null,
  'GET /api/owner/translations': {
    name: 'translations counts',
    columns: ['language', 'translated', 'total', ['missing', ({ total, translated }) => total - translated]],
  },
  'GET /api/owner/translations/:language': {
    columns: [
      'kind',
      'id',
      'title',
      ['translated', ({ texts }) => Object.keys(texts).length],
      ['total', ({ sources }) => Object.keys(sources).length],
      ['slug', ({ slug, ownSlug }) => slug ?? ownSlug ?? ''],
    ],
  },
  'GET /api/owner/translations/:language/:kind/:id': {
    about: 'prints the texts of a thing, for translations put; KIND and ID are those that translations list shows',
  },
  'PUT /api/owner/translations/:language/:kind/:id': null,
  'GET /api/owner/webhooks': { columns: ['id', 'url', 'topics', 'isEnabled', 'failingSince'] },
  'POST /api/owner/webhooks': {
    operands: { url: 'ADDRESS' },
    options: { topics: { kind: topics } },
    defaults: { topics: WEBHOOK_TOPICS },
  },
  'PUT /api/owner/webhooks/:webhookId': [
    { about: 'replaces address and topics; it is refused if the webhook has changed since FILE was printed' },
    {
      name: 'webhooks enable',
      about: 'switches a webhook on; it is told of what happens from now on',
      isMerged: true,
      values: { isEnabled: true },
    },
    {
      name: 'webhooks disable',
      about: 'switches a webhook off; it is told of nothing until it is enabled',
      isMerged: true,
      values: { isEnabled: false },
    },
  ],
  'GET /api/owner/webhooks/:webhookId/deliveries': {
    name: 'webhooks deliveries',
    about: 'lists the messages of the last 30 days',
    columns: ['id', 'topic', 'state', 'attempts', 'statusCode', 'createdAt'],
  },
  'POST /api/owner/webhooks/:webhookId/deliveries/:deliveryId/resend': { name: 'webhooks resend' },
  'POST /api/owner/seals': null,
  'GET /api/owner/senders': {
    columns: ['name', 'target', 'isEnabled', 'waiting', 'sent', 'givenUp', 'stoppedAt', 'lastAnswer'],
  },
  'GET /api/owner/senders/:name': { about: 'prints how one stands: ga4 or meta', ...SENDER },
  'PUT /api/owner/senders/:name': [
    {
      name: 'senders set',
      about:
        'tells a service from now on; TARGET is the measurement id (G-…) or the id of the pixel; --secret at first',
      operands: { name: 'SENDER', target: 'TARGET' },
      options: {
        secret: {
          kind: {
            ...secret,
            read: (given) => (typeof given === 'string' ? readBytes(given).toString('utf8').trim() : undefined),
          },
        },
      },
    },
    {
      name: 'senders enable',
      about: 'tells a service again',
      ...SENDER,
      isMerged: true,
      values: { isEnabled: true },
    },
    {
      name: 'senders disable',
      about: 'tells a service nothing more, and forgets what waits for it',
      ...SENDER,
      isMerged: true,
      values: { isEnabled: false },
    },
  ],
  'POST /api/owner/senders/:name/test': {
    ...SENDER,
    options: { code: { word: 'CODE', about: 'the code that Meta shows under "Test events"' } },
  },
  'DELETE /api/owner/senders/:name': {
    ...SENDER,
    done: '{name} is told nothing any more.',
  },
  'GET /api/owner/audit': {
    columns: [
      'createdAt',
      ['by', ({ keyId, keyName }) => keyName || keyId],
      'action',
      ['target', ({ target, targetName }) => (targetName ? `${targetName} (${target})` : target)],
      [
        'changes',
        ({ details, changes }) => [
          ...changes.map(({ field, of, from, to }) => {
            const name = of ? `${field} (${of})` : field;
            return from === undefined || to === undefined ? name : `${name} ${from} → ${to}`;
          }),
          ...Object.entries(details).map(([name, value]) => `${name} ${value}`),
        ],
      ],
    ],
  },
  'GET /api/owner/errors': null,
  'GET /api/owner/errors/:errorId': null,
  'GET /api/owner/stats': null,
  'GET /api/owner/stats/export': null,
  'GET /api/owner/vitals': null,
  'GET /api/owner/law': null,
  'GET /api/owner/law/statement': null,
  'POST /api/owner/law/statement': null,
} satisfies DetailsByCall;
