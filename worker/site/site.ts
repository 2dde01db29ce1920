import type { FooterSettings, HeaderSettings } from '#runtime/contracts/navigation.ts';
import type { PopupDefinition } from '#runtime/contracts/popup.ts';

/** A site, from its row in `sites`. */
export interface Site {
  siteId: string;
  identifier: string;
  title: string;
  status: number;
  language: string;
  timeZone: string;
  website: Record<string, unknown>;
  websiteSettings: Record<string, unknown>;
  storeSettings: Record<string, unknown>;
  /** Further languages, as language tags. */
  languages: string[];
  /** Numbers of the features that are switched off; ENTITLEMENT names some. */
  entitlements: number[];
  header: HeaderSettings;
  footer: FooterSettings;
  /** The popups that are enabled, in a site that was found for a request; none in one for work outside of it. */
  popups: readonly (PopupDefinition & { id: string })[];
  /** Names the password that visitors must know, in what this visitor sees; null where the visitor may come in. */
  lockKey: string | null;
  /** One higher after each change of the site's settings. */
  version: number;
  /** Ms since the epoch. */
  updatedAt: number;
}
