import { expect, test } from 'vitest';
import { OWNER_SCOPES } from './owner-scopes.ts';
import { CONTRIBUTOR_ROLE, ROLE_SCOPES } from './roles.ts';

test('roles have the platform’s numbers', () => {
  expect(CONTRIBUTOR_ROLE).toEqual({
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
  });
});

test('every role has scopes, and no scope twice', () => {
  expect(Object.keys(ROLE_SCOPES)).toEqual(Object.keys(CONTRIBUTOR_ROLE));
  for (const scopes of Object.values(ROLE_SCOPES)) expect(new Set(scopes).size).toBe(scopes.length);
});

test('an admin may do everything, and nobody else may do what cannot be taken back', () => {
  expect(ROLE_SCOPES.admin).toEqual(OWNER_SCOPES);
  const deleting = Object.entries(ROLE_SCOPES).filter(([, scopes]) => scopes.includes('submissions:delete'));
  expect(deleting.map(([role]) => role)).toEqual(['admin']);
});

test('a role that may only read writes nothing', () => {
  for (const role of ['none', 'viewer', 'reporting', 'billing', 'commenter', 'schedulingViewer'] as const) {
    expect(ROLE_SCOPES[role].filter((scope) => !scope.endsWith(':read'))).toEqual([]);
  }
});

test('a store manager sells: delivery and taxes, stock and orders, but not the shop’s other settings', () => {
  for (const scope of ['store:write', 'catalogue:write', 'stock:write', 'orders:write'] as const)
    expect(ROLE_SCOPES.storeManager).toContain(scope);
  expect(ROLE_SCOPES.storeManager).not.toContain('settings:write');
});

test('a role that writes a resource can read it', () => {
  for (const scopes of Object.values(ROLE_SCOPES)) {
    const readable = scopes.map((scope) => scope.split(':')[0]).filter((name) => name !== 'stock' && name !== 'store');
    for (const name of readable) expect(scopes).toContain(`${name}:read`);
  }
});
