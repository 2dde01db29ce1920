import type { ChangeSet } from '#runtime/contracts/change-sets.ts';
import type { RecordType } from '#runtime/contracts/imports.ts';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { may } from '../../../app/session.ts';

/** What a role needs to take a thing of a kind back. */
const SCOPES: Readonly<Record<RecordType, OwnerScope>> = {
  site: 'settings:write',
  preferences: 'settings:write',
  templates: 'templates:write',
  mailingList: 'lists:write',
  form: 'forms:write',
  picture: 'pictures:write',
  memberArea: 'content:write',
  collection: 'content:write',
  category: 'catalogue:write',
  product: 'catalogue:write',
  importedProduct: 'catalogue:write',
  item: 'content:write',
  file: 'files:write',
  navigation: 'settings:write',
  headerFooter: 'settings:write',
  popup: 'content:write',
  translation: 'content:write',
  coupon: 'catalogue:write',
  redirect: 'content:write',
  review: 'reviews:write',
  comment: 'comments:write',
  customer: 'orders:write',
  subscriber: 'lists:write',
  submission: 'forms:write',
  order: 'orders:write',
  declaration: 'orders:write',
  membership: 'members:write',
};

/** Whether this person may take a set back: they need the rights to all of its things. */
export function mayTakeBack({ types, movesStock }: Pick<ChangeSet, 'types' | 'movesStock'>): boolean {
  return types.every((type) => may(SCOPES[type])) && (!movesStock || may('stock:write'));
}
