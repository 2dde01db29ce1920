import { CaptchaSettings } from '#runtime/contracts/form.ts';
import type { Bindings } from '../env.ts';
import type { Site } from '../site/site.ts';

/**
 * Returns the captcha of a site's forms from `captchaSettings` of its website; null where it is not set up or its
 * settings are invalid. Secrets are in the environment. Each form decides whether it needs a captcha. A form that needs
 * one on a site without one accepts no submission.
 */
export function captchaOf(env: Pick<Bindings, 'ENVIRONMENT'>, site: Pick<Site, 'website'>): CaptchaSettings | null {
  const { provider, siteKey, mode } = readSettings(site);
  const { success, data } = CaptchaSettings.safeParse({ provider, siteKey, mode });
  if (!success || data.siteKey === '') return null;
  return data.provider === 'local' && env.ENVIRONMENT === 'production' ? null : data;
}

function readSettings({ website }: Pick<Site, 'website'>): Readonly<Record<string, unknown>> {
  const settings = website.captchaSettings;
  return typeof settings === 'object' && settings !== null ? (settings as Record<string, unknown>) : {};
}
