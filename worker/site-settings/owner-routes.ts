import { Hono } from 'hono';
import * as z from 'zod/mini';
import { FontList, NewOrigin, OwnerSite, SiteOrigins, SiteSettings } from '#runtime/contracts/site.ts';
import { listFonts } from '#runtime/domain/site-fonts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { fieldInput } from '../http/middleware/field-input.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import { addOrigin, changeSite, readOrigins, readOwnSite, removeOrigin } from './service.ts';

const SITE = '/api/owner/site';
const FONTS = '/api/owner/fonts';
const ORIGINS = `${SITE}/origins`;

const Origin = z.strictObject({ origin: z._default(z.string(), '') });

/** The owner's API for the site's settings, and the origins whose pages may call it. */
export const ownerSite = new Hono<AppEnv>();

ownerSite.get(
  SITE,
  owner('settings:read', { summary: 'Reads the site’s settings', moves: 'nothing', answer: OwnerSite }),
  async (c) => {
    const site = await readOwnSite(ownerCall(c));
    return c.json(site, 200, versionHeaders(site));
  },
);

ownerSite.put(
  SITE,
  owner('settings:write', { summary: 'Replaces the site’s settings', moves: 'nothing', answer: OwnerSite }),
  fieldInput(SiteSettings),
  async (c) => {
    const site = await changeSite(ownerCall(c), expectedVersion(c), c.var.input);
    return c.json(site, 200, versionHeaders(site));
  },
);

ownerSite.get(
  FONTS,
  owner('settings:read', { summary: 'Lists the fonts that ship', moves: 'nothing', answer: FontList }),
  (c) => c.json({ fonts: listFonts() } satisfies FontList),
);

ownerSite.get(
  ORIGINS,
  owner('settings:read', {
    summary: 'Lists the origins whose pages may call the shop',
    moves: 'nothing',
    answer: SiteOrigins,
  }),
  async (c) => c.json(await readOrigins(ownerCall(c))),
);

ownerSite.post(
  ORIGINS,
  owner('settings:write', {
    summary: 'Lets the pages of an origin call the shop',
    moves: 'trust',
    answer: SiteOrigins,
  }),
  input(NewOrigin),
  async (c) => c.json(await addOrigin(ownerCall(c), c.var.input.origin)),
);

/** `?origin=` names the origin, whose slashes no path could hold. */
ownerSite.delete(
  ORIGINS,
  owner('settings:write', { summary: 'Refuses calls of an origin’s pages', moves: 'trust', status: 204 }),
  query(Origin),
  async (c) => {
    await removeOrigin(ownerCall(c), c.var.query.origin);
    return c.body(null, 204);
  },
);
