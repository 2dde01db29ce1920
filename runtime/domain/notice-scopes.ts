import type { OwnerScope } from '../contracts/owner-scopes.ts';
import { NOTICE_KINDS, type NoticeKind } from './notice-kinds.ts';

/** The right to a notice is that to the thing which it leads to. */
const NOTICE_SCOPES: Readonly<Record<NoticeKind, OwnerScope>> = {
  order: 'orders:read',
  payment: 'orders:read',
  subscription: 'orders:read',
  withdrawal: 'orders:read',
  submission: 'submissions:read',
  review: 'reviews:read',
  comment: 'comments:read',
  stock: 'catalogue:read',
  mail: 'mails:read',
  domain: 'settings:read',
  import: 'catalogue:write',
  sender: 'settings:read',
  webhook: 'webhooks:read',
};

/** Lists the kinds of notices that somebody may see. `allows` says whether they have a scope. */
export function visibleKinds(allows: (scope: OwnerScope) => boolean): NoticeKind[] {
  return allows('notices:read') ? NOTICE_KINDS.filter((kind) => allows(NOTICE_SCOPES[kind])) : [];
}
