import { Hono } from 'hono';
import { InstallmentsResponse } from '#runtime/contracts/installments.ts';
import { INSTALLMENT_LOCALES } from '#runtime/domain/installments.ts';
import { OPEN_TO_ALL } from '../assets/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { describe } from '../http/middleware/describe.ts';
import { infoPage } from './info-page.ts';
import { shopInstallments } from './service.ts';

const TERMS = '/api/commerce/installments';

/** The popup's static page by locale. It is the same for every shop, and pages of any origin may read it. */
export const installments = new Hono<AppEnv>();

installments.get('/installments/:file{[a-z]{2}_[A-Z]{2}\\.html}', async (c) => {
  const locale = INSTALLMENT_LOCALES.find((candidate) => `${candidate}.html` === c.req.param('file'));
  if (!locale) throw new ApiError('NOT_FOUND', { headers: OPEN_TO_ALL });
  return c.html(await infoPage(locale), 200, {
    ...OPEN_TO_ALL,
    'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
});

/** The shop's terms, for pages that do not know whether its checkout offers instalments. */
export const installmentTerms = new Hono<AppEnv>();

installmentTerms.get(
  TERMS,
  describe({ summary: 'Says whether instalments are offered', answer: InstallmentsResponse }),
  (c) => {
    c.header('Cache-Control', 'public, max-age=60, stale-while-revalidate=300');
    return c.json({ installments: shopInstallments(c.env, c.var.site) } satisfies InstallmentsResponse);
  },
);
