import type { DetailsByCall } from '../calls/call-details.ts';

const CONTRIBUTOR = { operands: { id: 'CONTRIBUTOR' } } as const;

const SAFE = { isRepeatable: true } as const;

/** People who work on the site or get its mails, and texts of visitors. */
export const PEOPLE = {
  'GET /api/owner/contributors': { columns: ['id', 'email', 'role', 'invitedAt', 'joinedAt'] },
  'GET /api/owner/contributors/:id': CONTRIBUTOR,
  'POST /api/owner/contributors': {
    name: 'contributors invite',
    about: 'invites a person by mail, who then chooses a password',
    operands: { email: 'EMAIL' },
    options: { role: 'by default editor' },
    defaults: { role: 'editor' },
  },
  'PUT /api/owner/contributors/:id': {
    ...CONTRIBUTOR,
    name: 'contributors change',
    options: { role: {} },
  },
  'DELETE /api/owner/contributors/:id/sessions': {
    ...CONTRIBUTOR,
    name: 'contributors sign-out',
    about: 'ends all sessions of a contributor, who can sign in again',
    done: 'The contributor is signed out on all devices.',
  },
  'DELETE /api/owner/contributors/:id': {
    ...CONTRIBUTOR,
    name: 'contributors remove',
    done: '{email} is no contributor any more.',
  },
  'GET /api/owner/customers': {
    columns: [
      'email',
      'name',
      'lastOrderAt',
      ['orders', ({ totals }) => totals.reduce((sum, { orders }) => sum + orders, 0)],
      ['ordered', ({ totals }) => totals.map(({ ordered }) => `${ordered.decimalValue} ${ordered.currencyCode}`)],
      'tags',
    ],
    options: { search: { word: 'WORDS', about: 'of the name or the address' }, country: { word: 'CODE' } },
  },
  'GET /api/owner/customers/emails': { name: 'customers emails', options: { search: { word: 'WORDS' } } },
  'POST /api/owner/customers/tags': {
    ...SAFE,
    name: 'customers tag',
    about: 'gives customers a tag, or takes it from them',
  },
  'POST /api/owner/customers/recount': {
    ...SAFE,
    name: 'customers recount',
    about: 'compares orders and amounts of all customers with their orders, and corrects them',
  },
  'GET /api/owner/customers/:email': { operands: { email: 'EMAIL' } },
  'GET /api/owner/customers.csv': {
    name: 'customers export',
    options: { search: { word: 'WORDS', about: 'of the name or the address' } },
  },
  'GET /api/owner/customers/tags': { name: 'customers tags', columns: ['tag', 'customers'] },
  'GET /api/owner/customers/:email/data': {
    name: 'customers data',
    about: 'prints all that the shop keeps of a person, to give to the person',
    operands: { email: 'EMAIL' },
  },
  'PUT /api/owner/customers/:email': {
    name: 'customers note',
    about: 'replaces the note and the tags, from FILE as `customers get` prints them',
    operands: { email: 'EMAIL' },
  },
  'GET /api/owner/mailing-lists': {
    name: 'lists list',
    columns: [
      'id',
      'name',
      ['confirmed', ({ subscribers }) => subscribers.confirmed],
      ['pending', ({ subscribers }) => subscribers.pending],
      ['unsubscribed', ({ subscribers }) => subscribers.unsubscribed],
      'createdAt',
    ],
  },
  'POST /api/owner/mailing-lists': { name: 'lists create' },
  'GET /api/owner/mailing-lists/:listId/subscribers': {
    columns: ['email', 'status', 'firstName', 'lastName', 'createdAt', 'confirmedAt'],
  },
  'DELETE /api/owner/mailing-lists/:listId/subscribers/:email': {
    about: 'takes a person off a list, with what the shop knows of the subscription',
    done: '{email} is not on the list {listId} any more.',
  },
  'DELETE /api/owner/submissions/:submissionId': { about: 'deletes what was sent, with its mails' },
  'DELETE /api/owner/submissions/:submissionId/spam': {
    name: 'submissions rescue',
    about: 'says that what was sent is not spam: its mails are sent, and a newsletter’s subscriber is asked to confirm',
    done: '{submissionId} is not spam.',
  },
  'POST /api/owner/erase': {
    name: 'erase',
    about: 'deletes all data of a person, cancels subscriptions, and says what is kept and why',
    operands: { email: 'EMAIL' },
    isRepeatable: true,
  },
  'GET /api/owner/reviews': {
    columns: ['id', 'createdAt', 'itemId', 'rating', 'title', 'body', 'authorName'],
  },
  'PUT /api/owner/reviews/:reviewId': [
    { name: 'reviews approve', about: 'lets visitors see it', values: { state: 'approved' } },
    { name: 'reviews reject', about: 'hides it from visitors', values: { state: 'rejected' } },
  ],
  'GET /api/owner/comments': {
    options: { itemId: 'only those below this item' },
    columns: ['id', 'createdAt', 'itemTitle', 'authorName', 'body', 'flagCount'],
  },
  'PUT /api/owner/comments/:commentId': [
    {
      name: 'comments approve',
      about: 'lets visitors see it, whatever they have reported',
      values: { status: 'approved' },
    },
    { name: 'comments spam', about: 'hides it from visitors as spam', values: { status: 'spam' } },
    { name: 'comments remove', about: 'hides it from visitors', values: { status: 'removed' } },
    {
      name: 'comments restore',
      about: 'shows one again that was removed or was no spam',
      values: { status: 'approved' },
    },
  ],
  'POST /api/owner/comments/:commentId/replies': {
    name: 'comments reply',
    about: 'answers it as the shop, and approves it where it waits',
    operands: { commentId: 'COMMENT', body: 'TEXT' },
  },
  'GET /api/owner/mails': {
    options: { status: 'by default dead', order: 'only those about an order, by its id' },
    columns: ['id', 'createdAt', 'kind', 'recipient', 'subject', 'attempts', 'error'],
  },
  'POST /api/owner/mails/:mailId/send': {
    about: 'sends a mail again, dead or not',
    done: 'The mail {mailId} is on its way again.',
  },
} satisfies DetailsByCall;
