import type { DetailsByCall } from '../calls/call-details.ts';
import { flag, required, text } from '../option-kinds.ts';
import { UsageError } from '../usage-error.ts';

const SPAM = 'also what counts as spam';

/** Pages with their content, forms, and rights to read them. */
export const CONTENT = {
  'GET /api/owner/content': { name: 'content find', options: { q: { as: 'title', word: 'WORDS' } } },
  'POST /api/owner/stores': {
    name: 'store create',
    about: 'creates a page for products with its root category, and adds it to the main menu',
    options: {
      navigationTitle: 'by default the title',
      urlId: { as: 'path', word: 'PATH', about: 'by default made of the title' },
      inNavigation: {
        as: 'hidden',
        kind: { ...flag('keeps it out of the main menu'), read: (given) => given !== true },
      },
    },
  },
  'GET /api/owner/collections': {
    columns: ['id', 'type', 'title', 'urlId', 'template', 'enabled', 'isLocked', 'updatedAt'],
  },
  'DELETE /api/owner/collections/:collectionId': {
    options: { confirm: { kind: required(text('TITLE', 'the collection’s title')) } },
  },
  'POST /api/owner/collections/:collectionId/order': {
    name: 'collections order',
    options: {
      itemIds: { as: 'items', word: 'ITEM,…', about: 'the items that move, in their new order' },
      before: { word: 'ITEM', about: 'they stand in front of it; without it they exchange their places' },
    },
    isRepeatable: true,
    done: 'The items of {collectionId} are in their new order.',
  },
  'GET /api/owner/collections/:collectionId/items': {
    columns: ['id', 'recordType', 'title', 'urlSlug', 'status', 'publishedAt', 'startsAt'],
  },
  'GET /api/owner/items/:itemId/files': null,
  'PUT /api/owner/items/:itemId/files/:fileId': {
    operands: { itemId: 'ITEM', fileId: 'FILE', name: 'NAME' },
    name: 'files rename',
  },
  'DELETE /api/owner/items/:itemId/files/:fileId': {
    name: 'files remove',
    about: 'takes a file from a product; whoever has bought it keeps it',
    done: 'The file {fileId} goes to no new buyer. Those who have bought it keep it until their links expire.',
  },
  'GET /api/owner/files': null,
  'POST /api/owner/items/:itemId/uploads': null,
  'POST /api/owner/uploads/:uploadId/complete': null,
  'GET /api/owner/member-areas': { columns: ['id', 'title', 'paywallItemId', 'updatedAt'] },
  'DELETE /api/owner/member-areas/:areaId': {
    about: 'also deletes its memberships; it is refused while collections belong to it',
    options: { confirm: { kind: required(text('TITLE', 'the area’s title')) } },
  },
  'GET /api/owner/member-areas/:areaId/members': {
    name: 'member-areas members',
    columns: ['email', 'orderId', 'startsAt', 'endsAt', 'isActive'],
  },
  'PUT /api/owner/member-areas/:areaId/members/:email': {
    name: 'member-areas add',
    about: 'gives a person a membership, or another end to the one that was given before',
    options: {
      endsAt: {
        as: 'until',
        kind: {
          ...text('DATE', 'its last day, 2027-01-31; without it the membership has no end'),
          read: (given) => (given === undefined ? null : endOf(String(given))),
        },
      },
    },
    done: '{email} is a member of {areaId}.',
  },
  'DELETE /api/owner/member-areas/:areaId/members/:email': {
    name: 'member-areas end',
    about: 'ends a person’s memberships of an area, bought ones too',
    done: '{email} is no member of {areaId} any more.',
  },
  'GET /api/owner/passwords': {
    about: 'lists what is locked; without a password it is closed to everybody, as after an import',
    columns: ['kind', 'id', 'title', 'hasPassword'],
  },
  'PUT /api/owner/site/password': null,
  'DELETE /api/owner/site/password': null,
  'PUT /api/owner/collections/:collectionId/password': null,
  'DELETE /api/owner/collections/:collectionId/password': null,
  'PUT /api/owner/items/:itemId/password': null,
  'DELETE /api/owner/items/:itemId/password': null,
  'GET /api/owner/forms': { columns: ['id', 'kind', 'name', 'renders', 'submissions', 'updatedAt'] },
  'DELETE /api/owner/forms/:formId': { options: { confirm: { kind: required(text('NAME', 'the form’s name')) } } },
  'GET /api/owner/forms/:formId/submissions': {
    options: { spam: SPAM },
    columns: [
      'id',
      'createdAt',
      ['entries', ({ values }) => Object.values(values).flat().filter(Boolean)],
      'pagePath',
      'isSpam',
    ],
  },
  'GET /api/owner/forms/:formId/submissions.csv': { options: { spam: SPAM } },
  'GET /api/owner/popups': {
    columns: [
      'id',
      'title',
      'isEnabled',
      ['sign', ({ sign }) => sign.kind],
      ['place', ({ place }) => place.kind],
      'position',
      'edition',
    ],
  },
  'PUT /api/owner/popups/:popupId': [
    {},
    {
      isMerged: true,
      name: 'popups enable',
      about: 'shows a popup to visitors',
      values: { isEnabled: true },
      done: 'The popup {popupId} is enabled.',
    },
    {
      isMerged: true,
      name: 'popups disable',
      about: 'shows a popup to nobody',
      values: { isEnabled: false },
      done: 'The popup {popupId} is disabled.',
    },
  ],
  'GET /api/owner/templates': { columns: ['name', 'bytes', 'version', 'updatedAt'] },
  'PUT /api/owner/templates': null,
  'POST /api/owner/templates/check': null,
  'GET /api/owner/templates/:name': null,
  'PUT /api/owner/templates/:name': null,
  'DELETE /api/owner/templates/:name': { done: 'The template {name} is deleted.' },
} satisfies DetailsByCall;

/** The end of a day in UTC, in ms since the epoch. */
function endOf(day: string): number {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T24:00:00Z`) : Number.NaN;
  if (Number.isNaN(end)) throw new UsageError(`--until is a date, 2027-01-31, not ${day}.`);
  return end;
}
