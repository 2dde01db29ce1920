import { Hono } from 'hono';
import { cart } from './cart/routes.ts';
import { catalogue } from './catalogue/routes.ts';
import type { AppEnv } from './env.ts';
import { ApiError, answerError } from './errors.ts';
import { ownerForms } from './forms/owner-routes.ts';
import { forms } from './forms/routes.ts';
import { inventory } from './inventory/routes.ts';
import { answerPreflight, cors } from './middleware/cors.ts';
import { requireSecret } from './middleware/require-secret.ts';
import { dataOnly, securityHeaders } from './middleware/security-headers.ts';
import { site } from './middleware/site.ts';
import { visitor } from './middleware/visitor.ts';
import { ownerAudit } from './owner/routes.ts';
import { pages } from './pages/routes.ts';
import { scripts } from './scripts/routes.ts';

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
app.route('/', ownerForms);
app.route('/', ownerAudit);
app.all('/api/*', (c) => c.notFound());
app.route('/', pages);
app.notFound((c) => answerError(new ApiError('NOT_FOUND'), c));
