import type { Cover } from '#runtime/contracts/covers.ts';
import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { FooterSettings, HeaderSettings } from '#runtime/contracts/navigation.ts';
import type { PaymentAccountState, PaymentMode } from '#runtime/contracts/payment-enumerations.ts';
import type { PopupDefinition } from '#runtime/contracts/popup.ts';

export interface SiteHost {
  hostname: string;
  language: string | null;
}

/** A payment account of the site; its key is read when the provider is called. */
export interface SitePaymentAccount {
  id: string;
  provider: Exclude<PaymentProvider, 'test'>;
  mode: PaymentMode;
  state: PaymentAccountState;
}

/** A site, from its row in `sites`. */
export interface Site {
  siteId: string;
  identifier: string;
  title: string;
  status: number;
  /** The language that the visitor reads, or a mail is in; by default the site's own. */
  language: string;
  /** The site's own language, in which its texts are written. */
  primaryLanguage: string;
  /** The start of paths in `language`, '/fr'; '' where none is needed. */
  prefix: string;
  timeZone: string;
  website: Record<string, unknown>;
  websiteSettings: Record<string, unknown>;
  storeSettings: Record<string, unknown>;
  /** Further languages, as language tags. */
  languages: string[];
  /** Texts of the site in its own language, from which those in another one are made. */
  written: Pick<Site, 'title' | 'header' | 'footer' | 'lockScreen'>;
  /** Of a site with further languages: its hosts, each with the language of its pages without a prefix; null for the own. */
  hosts: readonly SiteHost[];
  /** Of a site with further languages: its own texts in these, by language. */
  translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Numbers of the features that are switched off; ENTITLEMENT names some. */
  entitlements: number[];
  header: HeaderSettings;
  footer: FooterSettings;
  /** The popups that are enabled, in a site that was found for a request; none in one for work outside of it. */
  popups: readonly (PopupDefinition & { id: string })[];
  /** Whether it has a product with a plan; false in a site for work outside of a request. */
  sellsSubscriptions: boolean;
  /** Names the password that visitors must know, in what this visitor sees; null where the visitor may come in. */
  lockKey: string | null;
  /** Whether this visitor may not come in, so that no page names others: the shop has a password, or is not open yet. */
  isShut: boolean;
  /** Visitors who must type a password see this cover; null means the shop's own screen. */
  lockScreen: Cover | null;
  /** Its accounts at payment providers, those that take new payments and those that others took the place of. */
  paymentAccounts: readonly SitePaymentAccount[];
  /** The host that search engines, links and mails name; null where the owner has chosen none. */
  primaryHost: string | null;
  /** The addresses of the shop's own legal pages that visitors do not see, such as '/imprint'. */
  hiddenLegalPages: readonly string[];
  /** The host to which pages of the called one lead; null where they lead nowhere, and for work outside of a request. */
  leadsTo: string | null;
  /** The domain of the shop's own sender address, once mail may be sent from there; '' for none. */
  mailDomain: string;
  /** When visitors were let in, ms since the epoch; null while they read that the shop opens soon. */
  openedAt: number | null;
  /** One higher after each change of the site's settings. */
  version: number;
  /** Ms since the epoch. */
  updatedAt: number;
}

/** Returns the site as visitors see it who may not come in: without menus, and what its owner wrote around the pages. */
export function withoutFrame(site: Site): Site {
  return {
    ...site,
    isShut: true,
    header: { announcement: null, logo: null },
    footer: { note: '', columns: [] },
    popups: [],
  };
}
