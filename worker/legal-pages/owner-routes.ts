import { Hono } from 'hono';
import { CreatedLegalPage, NewLegalPage, OwnerLegalPages } from '#runtime/contracts/legal-pages.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { requireScope } from '../http/require-scope.ts';
import { readCurrentSite } from '../site-settings/service.ts';
import { createLegalPage } from './create-page.ts';
import { readLegalPages } from './report.ts';
import { legalPagesWriter } from './write-page.ts';

const PAGES = '/api/owner/legal-pages';

/** The owner's calls for legal pages to begin with. */
export const ownerLegalPages = new Hono<AppEnv>();

ownerLegalPages.get(
  PAGES,
  owner('settings:read', {
    summary: 'Lists the legal pages, and what is to fill in on each',
    moves: 'nothing',
    answer: OwnerLegalPages,
  }),
  async (c) => c.json(await readLegalPages(ownerCall(c))),
);

/** The page is the owner's from then on: nothing writes over it. */
ownerLegalPages.post(
  PAGES,
  owner('content:write', {
    summary: 'Writes a legal page to begin with, and names it among the legal pages; needs settings:write too',
    moves: 'nothing',
    status: 201,
    answer: CreatedLegalPage,
  }),
  input(NewLegalPage),
  async (c) => {
    requireScope(c.var.owner.scopes, 'settings:write');
    const call = ownerCall(c);
    const { kind } = c.var.input;
    const write = async () => (await legalPagesWriter(call.env, await readCurrentSite(call), call.now)).write(kind);
    return c.json(await createLegalPage(call, kind, write), 201);
  },
);
