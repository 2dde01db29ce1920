import type { ProductRestock } from '#runtime/contracts/restock.ts';
import { captchaOf } from '../captcha/service.ts';
import type { Bindings } from '../env.ts';
import type { Site } from '../site/site.ts';
import { merchandisingSettings } from '../site/store-settings.ts';
import type { merchandisingOf } from './merchandising.ts';

/** Returns what a box for back-in-stock notices needs; null where the owner has switched the notices off. */
export function productRestock(
  env: Bindings,
  site: Site,
  shown: ReturnType<typeof merchandisingOf>,
): ProductRestock | null {
  if (!shown.restockNotificationsEnabled) return null;
  const { mailingListDescription, ...messages } = shown.restockNotificationMessages;
  return {
    ...messages,
    mailingListDescription: shown.mailingListSignUpEnabled ? mailingListDescription : null,
    mailingListOptInByDefault: shown.mailingListOptInByDefault,
    successText: merchandisingSettings(site).restockNotificationsSuccessText,
    captcha: captchaOf(env, site),
  };
}
