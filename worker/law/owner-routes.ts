import { Hono } from 'hono';
import { AccessibilityStatement, LawQuery, LawReport } from '#runtime/contracts/law.ts';
import { CreatedLegalPage } from '#runtime/contracts/legal-pages.ts';
import type { AppEnv } from '../http/app-env.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { requireScope } from '../http/require-scope.ts';
import { createLegalPage } from '../legal-pages/service.ts';
import { readReport } from './report.ts';
import { statementHtml } from './statement-html.ts';

const LAW = '/api/owner/law';
const STATEMENT = `${LAW}/statement`;

/** What the law asks of the shop, for its owner. */
export const ownerLaw = new Hono<AppEnv>();

ownerLaw.get(
  LAW,
  owner('settings:read', {
    summary: 'Says what the law asks of the shop, and what is missing',
    moves: 'nothing',
    answer: LawReport,
  }),
  query(LawQuery),
  async (c) => c.json(await readReport(ownerCall(c), c.var.query.state)),
);

ownerLaw.get(
  STATEMENT,
  owner('settings:read', {
    summary: 'Writes an accessibility statement to begin with',
    moves: 'nothing',
    answer: AccessibilityStatement,
  }),
  async (c) => c.json(await statementHtml(c.var.site, Date.now())),
);

/** The page is the owner's from then on: no later version of the shop changes it. */
ownerLaw.post(
  STATEMENT,
  owner('content:write', {
    summary:
      'Makes a page of the accessibility statement, and names it among the legal pages; needs settings:write too',
    moves: 'nothing',
    status: 201,
    answer: CreatedLegalPage,
  }),
  async (c) => {
    requireScope(c.var.owner.scopes, 'settings:write');
    const call = ownerCall(c);
    return c.json(await createLegalPage(call, 'accessibility', () => statementHtml(call.site, call.now)), 201);
  },
);
