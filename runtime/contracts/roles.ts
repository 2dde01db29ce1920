import { OWNER_SCOPES, type OwnerScope } from './owner-scopes.ts';

/** The platform's numbers of contributor roles; it has no number 5. */
export const CONTRIBUTOR_ROLE = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
  none: 14,
  websiteManager: 15,
} as const;
export type ContributorRole = keyof typeof CONTRIBUTOR_ROLE;
/** The roles for bookings. */
export const BOOKING_ROLES: readonly ContributorRole[] = ['scheduling', 'schedulingViewer', 'schedulingEditor'];

const CONTENT = ['content:read', 'content:write', 'catalogue:read', 'pictures:read', 'pictures:write'] as const;
const STORE = [
  'catalogue:read',
  'catalogue:write',
  'stock:write',
  'store:write',
  'pictures:read',
  'pictures:write',
  'orders:read',
  'orders:write',
  'files:read',
  'files:write',
  'members:read',
  'members:write',
  'restock:read',
  'restock:write',
  'reviews:read',
  'reviews:write',
  'comments:read',
  'comments:write',
  'mails:read',
  'mails:write',
  'notices:read',
] as const;
/** Only the site's admins decide who works on it and who takes its money, read what was done, and delete what people sent. */
const ADMIN_ONLY: readonly OwnerScope[] = ['submissions:delete', 'audit:read', 'contributors:write', 'payments:write'];
const CAMPAIGNS = ['lists:read', 'lists:write', 'forms:read', 'submissions:read'] as const;

/**
 * What each role may do. The platform does not say it, so each role has the least that its name needs. This product has
 * no bookings, so the three roles for them may only read the site, and the console offers them to nobody new.
 */
export const ROLE_SCOPES: Readonly<Record<ContributorRole, readonly OwnerScope[]>> = {
  admin: OWNER_SCOPES,
  billing: ['settings:read', 'payments:read', 'orders:read', 'notices:read'],
  reporting: ['stats:read', 'orders:read', 'catalogue:read', 'content:read', 'reviews:read', 'comments:read'],
  editor: [
    ...CONTENT,
    'comments:read',
    'comments:write',
    'forms:read',
    'forms:write',
    'templates:read',
    'settings:read',
    'notices:read',
  ],
  moderator: [
    'content:read',
    'reviews:read',
    'reviews:write',
    'comments:read',
    'comments:write',
    'submissions:read',
    'notices:read',
  ],
  commenter: ['content:read', 'reviews:read', 'comments:read'],
  storeManager: [...STORE, 'stats:read', 'settings:read', 'content:read', 'webhooks:read'],
  scheduling: ['content:read'],
  viewer: ['content:read', 'catalogue:read', 'pictures:read', 'settings:read'],
  campaignsEditor: [...CAMPAIGNS, 'notices:read', 'stats:read', 'content:read', 'catalogue:read'],
  schedulingViewer: ['content:read'],
  schedulingEditor: ['content:read'],
  none: [],
  websiteManager: OWNER_SCOPES.filter((scope) => !ADMIN_ONLY.includes(scope)),
};

/** Returns the name of a role's number; one that is unknown may do nothing. */
export function roleOf(number: number): ContributorRole {
  const names = Object.keys(CONTRIBUTOR_ROLE) as ContributorRole[];
  return names.find((name) => CONTRIBUTOR_ROLE[name] === number) ?? 'none';
}
