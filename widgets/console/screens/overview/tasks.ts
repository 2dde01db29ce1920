import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';

/** Something that waits for the owner: how many there are, and where to go. */
interface Task {
  scope: OwnerScope;
  /** The call that lists them. */
  path: string;
  to: string;
  one: string;
  many: string;
}

/** Variants with so many units or fewer are low on stock. */
const LOW_STOCK = 3;

export const TASKS: readonly Task[] = [
  {
    ...{ scope: 'orders:read', path: '/api/owner/orders?state=paid&limit=100', to: 'orders?state=paid' },
    ...{ one: 'order to pack', many: 'orders to pack' },
  },
  {
    ...{ scope: 'orders:read', path: '/api/owner/orders?state=packed&limit=100', to: 'orders?state=packed' },
    ...{ one: 'order to send', many: 'orders to send' },
  },
  {
    ...{
      scope: 'catalogue:read',
      path: `/api/owner/stock?atMost=${LOW_STOCK}&limit=100`,
      to: `stock?atMost=${LOW_STOCK}`,
    },
    ...{ one: 'variant is low on stock', many: 'variants are low on stock' },
  },
  {
    ...{ scope: 'reviews:read', path: '/api/owner/reviews?state=pending&limit=100', to: 'reviews?state=pending' },
    ...{ one: 'review to read', many: 'reviews to read' },
  },
  {
    ...{ scope: 'comments:read', path: '/api/owner/comments?status=pending&limit=100', to: 'comments?status=pending' },
    ...{ one: 'comment to read', many: 'comments to read' },
  },
  {
    ...{ scope: 'mails:read', path: '/api/owner/mails?status=dead&limit=100', to: 'mails?status=dead' },
    ...{ one: 'mail could not be sent', many: 'mails could not be sent' },
  },
  {
    ...{ scope: 'errors:read', path: '/api/owner/errors?limit=100', to: 'errors' },
    ...{ one: 'kind of error on the pages', many: 'kinds of errors on the pages' },
  },
];

/** Counts the entries of the one list in an answer: "12", and "100+" where the answer is not the whole list. */
export function countIn(answer: object | undefined): string {
  const entries = Object.values(answer ?? {}).find((value): value is unknown[] => Array.isArray(value)) ?? [];
  const isAll = !(answer && 'hasNextPage' in answer && answer.hasNextPage === true);
  return isAll ? String(entries.length) : `${entries.length}+`;
}
