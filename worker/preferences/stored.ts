import { SCARCITY_MESSAGES } from '#runtime/contracts/enumerations.ts';
import type { Preferences, PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { experimentSettings } from '../experiments/service.ts';
import { replaySettings } from '../replay/service.ts';
import { businessOf, mailSettings } from '../site/business.ts';
import { discoverySettings } from '../site/discovery.ts';
import { lawSettings } from '../site/law.ts';
import { legalPageUrl } from '../site/legal-pages.ts';
import { minimumSubtotal, moneyRules } from '../site/money-rules.ts';
import { noticeAddress, noticeSettings } from '../site/notice-settings.ts';
import { ownTaxNote } from '../site/price-note.ts';
import { privacySettings } from '../site/privacy-settings.ts';
import type { Site } from '../site/site.ts';
import {
  allowsSeveralServices,
  contactAddress,
  downloadLimits,
  expressCheckout,
  isTestModeChosen,
  merchandisingSettings,
  remindsBuyers,
  reviewRequestDays,
  storeCurrency,
} from '../site/store-settings.ts';
import { tagSettings } from '../tags/service.ts';
import { vitalsSettings } from '../vitals/service.ts';

/** How a namespace is stored in `sites.store_settings`. */
interface Stored<Namespace extends PreferencesNamespace> {
  /** Returns the values by which the shop works, with defaults for those that are missing or cannot be read. */
  read: (site: Site) => Preferences<Namespace>;
  /** Returns what is stored, by its key; null for a key that is left out. A namespace always has the same keys. */
  store: (values: Preferences<Namespace>) => Readonly<Record<string, unknown>>;
}

const NAMESPACES: { [Namespace in PreferencesNamespace]: Stored<Namespace> } = {
  general: {
    read: (site) => ({
      selectedCurrency: storeCurrency(site),
      stripeCountry: asText(site.storeSettings.stripeCountry),
      isLive: site.storeSettings.isLive !== false,
      testMode: isTestModeChosen(site),
      expressCheckout: expressCheckout(site),
      useLightCart: site.storeSettings.useLightCart === true,
      continueShoppingLinkUrl: asText(site.storeSettings.continueShoppingLinkUrl) || '/',
      multipleQuantityAllowedForServices: allowsSeveralServices(site),
      minimumSubtotalCents: minimumSubtotal(site),
      orderNotificationEmail: noticeAddress(site),
      contactEmail: contactAddress(site),
    }),
    // Pages treat a country that is not known and one that is '' differently.
    store: ({ stripeCountry, ...values }) => ({ ...values, stripeCountry: stripeCountry || null }),
  },
  business: {
    read: businessOf,
    store: (business) => ({ business }),
  },
  mail: {
    read: mailSettings,
    store: (mailSettings) => ({ mailSettings }),
  },
  notices: {
    read: noticeSettings,
    store: (noticeSettings) => ({ noticeSettings }),
  },
  merchandising: {
    read: (site) => {
      const settings = merchandisingSettings(site);
      const known = SCARCITY_MESSAGES.find((type) => type === settings.scarcityMessageType);
      return { ...settings, scarcityMessageType: known ?? 'DEFAULT_SCARCITY_MESSAGE' };
    },
    store: (merchandisingSettings) => ({ merchandisingSettings }),
  },
  delivery: {
    read: (site) => ({
      options: moneyRules(site).shipping.map(({ zones, tiers, ...rule }) => ({
        ...rule,
        zones: [...zones],
        tiers: [...tiers],
      })),
    }),
    store: ({ options }) => ({ shippingRules: options }),
  },
  taxes: {
    read: (site) => {
      const { taxes, pricesIncludeTax } = moneyRules(site);
      return {
        pricesIncludeTax,
        rules: [...taxes],
        priceNote: ownTaxNote(site) ?? Boolean(site.storeSettings.priceNote),
      };
    },
    store: ({ pricesIncludeTax, rules, priceNote }) => ({ pricesIncludeTax, taxRules: rules, priceNote }),
  },
  installments: {
    read: ({ storeSettings }) => {
      const { enabled, min, max } = Object(storeSettings.installmentSettings) as Record<string, unknown>;
      return { enabled: enabled === true, min: amountOf(min), max: amountOf(max) };
    },
    store: (installmentSettings) => ({ installmentSettings }),
  },
  downloads: {
    read: downloadLimits,
    store: (downloadSettings) => ({ downloadSettings }),
  },
  reminders: {
    read: (site) => ({ paymentReminders: remindsBuyers(site), reviewRequestDays: reviewRequestDays(site) }),
    store: (values) => values,
  },
  legal: {
    read: (site) => ({
      imprint: legalPageUrl(site, 'imprint'),
      terms: legalPageUrl(site, 'terms'),
      withdrawal: legalPageUrl(site, 'withdrawal'),
      privacy: legalPageUrl(site, 'privacy'),
      delivery: legalPageUrl(site, 'delivery'),
      returns: legalPageUrl(site, 'returns'),
      accessibility: legalPageUrl(site, 'accessibility'),
    }),
    store: (legalPages) => ({ legalPages }),
  },
  law: {
    read: lawSettings,
    store: (lawSettings) => ({ lawSettings }),
  },
  discovery: {
    read: discoverySettings,
    store: (discoverySettings) => ({ discoverySettings }),
  },
  privacy: {
    read: privacySettings,
    store: (privacySettings) => ({ privacySettings }),
  },
  vitals: {
    read: vitalsSettings,
    store: (vitalsSettings) => ({ vitalsSettings }),
  },
  replay: {
    read: replaySettings,
    store: (replaySettings) => ({ replaySettings }),
  },
  tags: {
    read: tagSettings,
    store: (tagSettings) => ({ tagSettings }),
  },
  experiments: {
    read: experimentSettings,
    store: (values) => values,
  },
};

export function readStored<Namespace extends PreferencesNamespace>(
  namespace: Namespace,
  site: Site,
): Preferences<Namespace> {
  return NAMESPACES[namespace].read(site);
}

/** Returns what is stored of a namespace, by the keys of `sites.store_settings`. */
export function toStored<Namespace extends PreferencesNamespace>(
  namespace: Namespace,
  values: Preferences<Namespace>,
): Readonly<Record<string, unknown>> {
  return NAMESPACES[namespace].store(values);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function amountOf(value: unknown): number {
  return Number.isSafeInteger(value) ? Number(value) : 0;
}
