import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { type ContributorRole, ROLE_SCOPES } from '#runtime/contracts/roles.ts';

type Area = OwnerScope extends `${infer Name}:${string}` ? Name : never;

const AREA_NAMES: Readonly<Record<Area, string>> = {
  forms: 'forms',
  submissions: 'what forms received',
  lists: 'mailing lists',
  members: 'members and accounts',
  restock: 'requests for mails about stock',
  reviews: 'reviews',
  comments: 'comments',
  orders: 'orders',
  files: 'files that are sold',
  catalogue: 'products and discounts',
  stock: 'stock',
  pictures: 'pictures',
  content: 'pages',
  templates: 'templates',
  settings: 'settings',
  webhooks: 'webhooks',
  contributors: 'who works on the site',
  mails: 'mails',
  audit: 'the audit log',
  errors: 'errors of pages',
  stats: 'numbers',
};

/** Returns what a role may change, and what it may only read, in plain words. */
export function rightsOf(role: ContributorRole): { changes: string[]; reads: string[] } {
  const scopes = ROLE_SCOPES[role];
  const may = (area: string, kinds: readonly string[]) =>
    kinds.some((kind) => scopes.includes(`${area}:${kind}` as OwnerScope));
  const areas = Object.entries(AREA_NAMES);
  const changes = areas.filter(([area]) => may(area, ['write', 'delete']));
  const reads = areas.filter(([area]) => may(area, ['read']) && !may(area, ['write', 'delete']));
  return { changes: changes.map(([, name]) => name), reads: reads.map(([, name]) => name) };
}
