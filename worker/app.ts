import { Hono } from 'hono';
import { cart } from './cart/routes.ts';
import { catalogue } from './catalogue/routes.ts';
import { census } from './census/routes.ts';
import type { AppEnv } from './env.ts';
import { ApiError, answerError } from './errors.ts';
import { ownerForms } from './forms/owner-routes.ts';
import { forms } from './forms/routes.ts';
import { inventory } from './inventory/routes.ts';
import { devMailbox } from './mail/routes.ts';
import { newsletterPages } from './mailing-lists/pages.ts';
import { mailingLists } from './mailing-lists/routes.ts';
import { answerPreflight, cors } from './middleware/cors.ts';
import { requireSecret } from './middleware/require-secret.ts';
import { dataOnly, securityHeaders } from './middleware/security-headers.ts';
import { site } from './middleware/site.ts';
import { visitor } from './middleware/visitor.ts';
import { ownerAudit } from './owner/routes.ts';
import { pages } from './pages/routes.ts';
import { scripts } from './scripts/routes.ts';
import { ownerSubmissions } from './submissions/owner-routes.ts';
import { submissions } from './submissions/routes.ts';

/** Scripts first, for they ask no database; then the API; every other address is a page. */
export const app = new Hono<AppEnv>();

app.onError(answerError);
app.route('/', scripts);
app.use(securityHeaders);

app.use('/api/*', dataOnly, requireSecret);
app.options('/api/*', answerPreflight);
app.use(site);
app.use('/api/*', cors, visitor);
app.route('/', cart);
app.route('/', catalogue);
app.route('/', inventory);
app.route('/', forms);
app.route('/', census);
app.route('/', submissions);
app.route('/', ownerForms);
app.route('/', ownerSubmissions);
app.route('/', ownerAudit);
app.route('/', mailingLists);
app.all('/api/*', (c) => c.notFound());
app.route('/', newsletterPages);
app.route('/', devMailbox);
app.route('/', pages);
app.notFound((c) => answerError(new ApiError('NOT_FOUND'), c));
