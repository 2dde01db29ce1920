import { NoticeSettings } from '#runtime/contracts/owner-notices.ts';
import type { MailedKind } from '#runtime/domain/notice-kinds.ts';
import type { Site } from './site.ts';

/** Returns of what the shop's people want to hear; all of it where nothing readable is stored. */
export function noticeSettings({ storeSettings }: Pick<Site, 'storeSettings'>): NoticeSettings {
  const read = NoticeSettings.safeParse(storeSettings.noticeSettings);
  return read.success ? read.data : { noMail: [], notListed: [] };
}

/** Returns the address for notices, whatever they are about; '' for none. */
export function noticeAddress({ storeSettings }: Pick<Site, 'storeSettings'>): string {
  const { orderNotificationEmail } = storeSettings;
  return typeof orderNotificationEmail === 'string' ? orderNotificationEmail : '';
}

/** Returns the address for mails about a kind of notice; '' where the owner wants none. */
export function noticeAddressOf(site: Pick<Site, 'storeSettings'>, kind: MailedKind): string {
  return noticeSettings(site).noMail.includes(kind) ? '' : noticeAddress(site);
}
