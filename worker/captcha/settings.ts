import { CaptchaSettings } from '#runtime/contracts/form.ts';
import type { Bindings } from '../env.ts';
import type { Site } from '../site/site.ts';

/**
 * The captcha of a site's forms, from `captchaSettings` of its website; null where none is set up or where what is set
 * up cannot be used. Secrets stand in the environment. Whether a form is behind it is the form's own setting: one that is,
 * on a site without, takes no submission until its owner has set the captcha up.
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
