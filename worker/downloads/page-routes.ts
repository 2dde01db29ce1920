import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { requireSecret } from '../http/middleware/require-secret.ts';
import { answerOrderError } from '../plain-pages/service.ts';
import { DOWNLOAD_PATH } from '../site/page-paths.ts';
import { download } from './download.ts';

/** Files that were bought, each by its signed link. A link that opens nothing is answered with a page. */
export const downloadPages = new Hono<AppEnv>();

downloadPages.onError(answerOrderError);

downloadPages.get(DOWNLOAD_PATH, requireSecret, rateLimit('FORM_WRITES', 'download'), download);
