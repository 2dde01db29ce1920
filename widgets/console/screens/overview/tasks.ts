import { addressOf, type Target } from '#runtime/api/calls.ts';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';

type TaskRoute =
  `/api/owner/${'draft-orders' | 'withdrawals' | 'returns' | 'orders' | 'stock' | 'reviews' | 'comments' | 'mails' | 'errors' | 'law'}`;

/** Something that waits for the owner: how many there are, and where to go. */
interface Task {
  scope: OwnerScope;
  /** The call that lists them. */
  path: Target<TaskRoute>;
  to: string;
  /** Its text, with forms for the number `n`, which stands before it. */
  text: string;
}

/** Variants with so many units or fewer are low on stock. */
const LOW_STOCK = 3;
/** Most entries that are counted. */
const MOST = 100;

export const TASKS: readonly Task[] = [
  {
    scope: 'orders:read',
    path: addressOf('/api/owner/withdrawals', { state: 'overdue', limit: MOST }),
    to: 'withdrawals?state=overdue',
    text: overviewTexts.refundsOverdue,
  },
  {
    scope: 'orders:read',
    path: addressOf('/api/owner/withdrawals', { state: 'open', limit: MOST }),
    to: 'withdrawals?state=open',
    text: overviewTexts.withdrawalsToAnswer,
  },
  {
    scope: 'orders:read',
    path: addressOf('/api/owner/orders', { state: 'paid', limit: MOST }),
    to: 'orders?state=paid',
    text: overviewTexts.ordersToPack,
  },
  {
    scope: 'orders:read',
    path: addressOf('/api/owner/orders', { state: 'packed', limit: MOST }),
    to: 'orders?state=packed',
    text: overviewTexts.ordersToSend,
  },
  {
    scope: 'orders:read',
    path: addressOf('/api/owner/returns', { due: 'true', limit: MOST }),
    to: 'returns?due=true',
    text: overviewTexts.returnsToPay,
  },
  {
    scope: 'orders:read',
    path: addressOf('/api/owner/draft-orders', { state: 'open', limit: MOST }),
    to: 'draft-orders?state=open',
    text: overviewTexts.linksToPay,
  },
  {
    scope: 'catalogue:read',
    path: addressOf('/api/owner/stock', { atMost: LOW_STOCK, limit: MOST }),
    to: `stock?atMost=${LOW_STOCK}`,
    text: overviewTexts.variantsAreLow,
  },
  {
    scope: 'reviews:read',
    path: addressOf('/api/owner/reviews', { state: 'pending', limit: MOST }),
    to: 'reviews?state=pending',
    text: overviewTexts.reviewsToRead,
  },
  {
    scope: 'comments:read',
    path: addressOf('/api/owner/comments', { status: 'pending', limit: MOST }),
    to: 'comments?status=pending',
    text: overviewTexts.commentsToRead,
  },
  {
    scope: 'mails:read',
    path: addressOf('/api/owner/mails', { status: 'dead', limit: MOST }),
    to: 'mails?status=dead',
    text: overviewTexts.mailsFailed,
  },
  {
    scope: 'errors:read',
    path: addressOf('/api/owner/errors', { limit: MOST }),
    to: 'errors',
    text: overviewTexts.kindsOfErrors,
  },
  {
    scope: 'settings:read',
    path: addressOf('/api/owner/law', { state: 'missing' }),
    to: 'law',
    text: overviewTexts.lawMissing,
  },
];

/** Counts the entries of the one list in an answer: "12", and "100+" where the answer is not the whole list. */
export function countIn(answer: object | undefined): string {
  const entries = Object.values(answer ?? {}).find((value): value is unknown[] => Array.isArray(value)) ?? [];
  const isAll = !(answer && 'hasNextPage' in answer && answer.hasNextPage === true);
  return isAll ? String(entries.length) : `${entries.length}+`;
}
