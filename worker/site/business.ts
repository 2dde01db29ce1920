import { Business, MailSettings } from '#runtime/contracts/business-settings.ts';
import type { Site } from './site.ts';

const nobody = Business.parse({});
const usualSender = MailSettings.parse({});

/** Returns who runs the shop; empty fields where nothing readable is stored. */
export function businessOf({ storeSettings }: Pick<Site, 'storeSettings'>): Business {
  const read = Business.safeParse(storeSettings.business ?? {});
  return read.success ? read.data : nobody;
}

/** Returns from whom the shop's mails come. */
export function mailSettings({ storeSettings }: Pick<Site, 'storeSettings'>): MailSettings {
  const read = MailSettings.safeParse(storeSettings.mailSettings ?? {});
  return read.success ? read.data : usualSender;
}
