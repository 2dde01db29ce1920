import type { CaptchaSettings } from '#runtime/contracts/form.ts';
import type { CaptchaAction } from '#runtime/contracts/form-enumerations.ts';
import type { Bindings } from '../env.ts';
import { log } from '../log.ts';
import type { Site } from '../site/site.ts';
import { local } from './local.ts';
import { type CaptchaProvider, CaptchaUnreachable } from './provider.ts';
import { recaptchaEnterprise } from './recaptcha-enterprise.ts';
import { captchaOf } from './settings.ts';
import { turnstile } from './turnstile.ts';

/**
 * 'unreachable': the provider gave no verdict in time; the form's settings decide whether the submission is accepted.
 */
export type CaptchaVerdict = 'passed' | 'failed' | 'unreachable';

interface CaptchaQuestion {
  env: Bindings;
  site: Site;
  token: string | undefined;
  action: CaptchaAction;
  fetcher?: typeof fetch;
}

/**
 * Whether a token was made by the site's captcha, for this action, on one of the site's pages. `spendToken` checks that
 * it is used once. Without a token or valid settings the verdict is 'failed', and no provider is asked.
 */
export async function verifyCaptcha({ env, site, token, action, fetcher }: CaptchaQuestion): Promise<CaptchaVerdict> {
  const settings = captchaOf(env, site);
  if (!settings) log('error', 'captcha', { site: site.siteId, reason: 'settings' });
  if (!settings || !token) return 'failed';
  const hostnames = await siteHostnames(env.DB, site.siteId);
  const isHostExpected = (hostname: string) => hostname !== '' && hostnames.has(hostname);
  try {
    const answer = { token, settings, action, isHostExpected };
    return (await providerOf(settings, env, fetcher ?? fetch)(answer)) ? 'passed' : 'failed';
  } catch (error) {
    const reason = error instanceof CaptchaUnreachable ? error.reason : (error as Error).name;
    log('error', 'captcha', { site: site.siteId, provider: settings.provider, reason });
    return 'unreachable';
  }
}

function providerOf({ provider }: CaptchaSettings, env: Bindings, fetcher: typeof fetch): CaptchaProvider {
  switch (provider) {
    case 'recaptcha-enterprise': {
      const account = { projectId: env.RECAPTCHA_PROJECT_ID, apiKey: env.RECAPTCHA_API_KEY };
      return recaptchaEnterprise(account, fetcher);
    }
    case 'turnstile':
      return turnstile(env.TURNSTILE_SECRET, fetcher);
    case 'local':
      return local;
  }
}

/**
 * Returns the hosts whose pages may show a site's forms: the site's own hosts, and those of the origins that it lists.
 */
async function siteHostnames(db: D1Database, siteId: string): Promise<ReadonlySet<string>> {
  const { results } = await db
    .prepare(
      `SELECT 'https://' || hostname AS origin FROM site_domains WHERE site_id = ?1
       UNION ALL SELECT origin FROM site_origins WHERE site_id = ?1`,
    )
    .bind(siteId)
    .all<{ origin: string }>();
  return new Set(results.map(({ origin }) => URL.parse(origin)?.hostname ?? ''));
}
