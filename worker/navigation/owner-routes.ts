import { Hono } from 'hono';
import {
  NavigationItems,
  OwnerNavigation,
  OwnerNavigations,
  SiteHeaderFooter,
  SiteHeaderFooterChange,
  SiteLayout,
  UpdateNavigation,
} from '#runtime/contracts/navigation.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { expectedVersion, optionalVersion, versionHeaders } from '../http/version.ts';
import {
  readHeaderFooter,
  readLayout,
  readNavigation,
  readNavigations,
  saveHeaderFooter,
  saveNavigation,
} from './service.ts';

const NAVIGATIONS = '/api/owner/navigations';
const NAVIGATION = `${NAVIGATIONS}/:name`;
const UPDATE = '/api/widget/UpdateNavigation';
const LAYOUT = '/api/commondata/GetSiteLayout';
const HEADER_FOOTER = '/api/site-header-footer';

/** The owner's API for menus, header and footer, with the platform's own calls for them. */
export const ownerNavigation = new Hono<AppEnv>();

ownerNavigation.get(
  NAVIGATIONS,
  owner('settings:read', { summary: 'Lists the site’s menus', moves: 'nothing', answer: OwnerNavigations }),
  async (c) => c.json(await readNavigations(ownerCall(c))),
);

ownerNavigation.get(
  NAVIGATION,
  owner('settings:read', { summary: 'Reads a menu', moves: 'nothing', answer: OwnerNavigation }),
  async (c) => {
    const navigation = await readNavigation(ownerCall(c), c.req.param('name'));
    return c.json(navigation, 200, versionHeaders(navigation));
  },
);

ownerNavigation.put(
  NAVIGATION,
  owner('settings:write', { summary: 'Replaces a menu', moves: 'nothing', answer: OwnerNavigation }),
  input(NavigationItems),
  async (c) => {
    const { items } = c.var.input;
    const navigation = await saveNavigation(ownerCall(c), c.req.param('name'), items, expectedVersion(c));
    return c.json(navigation, 200, versionHeaders(navigation));
  },
);

ownerNavigation.post(
  UPDATE,
  owner('settings:write', {
    summary: 'Replaces a menu, as the platform’s editor does',
    moves: 'nothing',
    answer: OwnerNavigation,
    ifMatch: 'optional',
  }),
  input(UpdateNavigation),
  async (c) => {
    const { fieldName, navigation } = c.var.input;
    const changed = await saveNavigation(ownerCall(c), fieldName, navigation.items, optionalVersion(c));
    return c.json(changed, 200, versionHeaders(changed));
  },
);

ownerNavigation.get(
  LAYOUT,
  owner('settings:read', {
    summary: 'Lists the site’s menus with the addresses of their entries',
    moves: 'nothing',
    answer: SiteLayout,
  }),
  async (c) => c.json(await readLayout(ownerCall(c))),
);

ownerNavigation.get(
  HEADER_FOOTER,
  owner('settings:read', { summary: 'Reads header and footer', moves: 'nothing', answer: SiteHeaderFooter }),
  async (c) => {
    const { frame, version } = await readHeaderFooter(ownerCall(c));
    return c.json(frame, 200, versionHeaders({ version }));
  },
);

ownerNavigation.put(
  HEADER_FOOTER,
  owner('settings:write', {
    summary: 'Replaces header and footer',
    moves: 'nothing',
    answer: SiteHeaderFooter,
    ifMatch: 'optional',
  }),
  input(SiteHeaderFooterChange),
  async (c) => {
    const { frame, version } = await saveHeaderFooter(ownerCall(c), c.var.input, optionalVersion(c));
    return c.json(frame, 200, versionHeaders({ version }));
  },
);
