import { CURRENCIES, DEFAULT_CURRENCY, PERMISSION_TYPE } from '#runtime/contracts/enumerations.ts';
import type { CaptchaSettings } from '#runtime/contracts/form.ts';
import { COMMENT_DEFAULTS } from '#runtime/domain/comments/rules.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { minimumSubtotal } from '../site/money-rules.ts';
import type { Site } from '../site/site.ts';
import {
  allowsSeveralServices,
  expressCheckout,
  type MerchandisingSettings,
  merchandisingSettings,
  storeCurrency,
} from '../site/store-settings.ts';
import { textDirection } from '../site/text-direction.ts';
import { collectionOptions } from './content-context.ts';
import type { Collection } from './rows.ts';
import { SERVES } from './served-features.ts';

export interface StoreSettings extends Record<string, unknown> {
  selectedCurrency: string;
  multipleQuantityAllowedForServices: boolean;
  merchandisingSettings: MerchandisingSettings;
}

/** The stored settings that pages show as they are. Any other is for the owner and the Worker alone. */
const PUBLIC_SETTINGS = ['continueShoppingLinkUrl', 'useLightCart', 'isLive', 'stripeCountry'] as const;

/** Returns the public part of the store's settings, with the platform's defaults for missing ones. */
export function storeSettings(site: Site): StoreSettings {
  const own = Object.fromEntries(
    PUBLIC_SETTINGS.flatMap((name) => (name in site.storeSettings ? [[name, site.storeSettings[name]]] : [])),
  );
  const minimum = minimumSubtotal(site);
  const currency = storeCurrency(site);
  return {
    defaultCurrency: DEFAULT_CURRENCY,
    currenciesSupported: CURRENCIES,
    useLightCart: false,
    continueShoppingLinkUrl: '/',
    minimumOrderSubtotalEnabled: minimum > 0,
    minimumOrderSubtotal: { currency, value: toDecimalText(minimum, currency) },
    isLive: true,
    ...own,
    selectedCurrency: currency,
    multipleQuantityAllowedForServices: allowsSeveralServices(site),
    expressCheckout: expressCheckout(site),
    merchandisingSettings: merchandisingSettings(site),
  };
}

/**
 * Returns `website` for templates and the static context. Two keys are our additions: `direction`, the text direction of
 * the language, and `serves`, what the shop serves.
 */
export function website(site: Site, origin: string, captcha: CaptchaSettings | null) {
  const { logo } = site.header;
  return {
    id: site.siteId,
    identifier: site.identifier,
    siteTitle: site.title,
    siteStatus: { value: site.status },
    language: site.language,
    translationLocale: site.language,
    formattingLocale: site.language,
    direction: textDirection(site.language),
    timeZone: site.timeZone,
    baseUrl: origin,
    authenticUrl: origin,
    internalUrl: origin,
    shareButtonOptions: {},
    ...site.website,
    ...(logo && { logoImageUrl: logo.src, logoWidth: logo.width, logoHeight: logo.height }),
    useCLDRMoneyFormat: usesCldrMoney(site),
    serves: SERVES,
    // Only public settings of the site are copied; its site key is public.
    captchaSettings: { siteKey: '', ...captcha, enabledForDonations: false },
  };
}

/** Whether templates write amounts by the language's own rules; true unless the owner has chosen the plain form. */
export function usesCldrMoney({ websiteSettings }: Site): boolean {
  return websiteSettings.useCLDRMoneyFormat !== false;
}

/** The engine reads either spelling of the Disqus name, so both are set from the one that the site has. */
export function websiteSettings(site: Site) {
  const own = site.websiteSettings;
  const disqus = own.disqusShortname ?? own.disqusShortName ?? '';
  return {
    websiteId: site.siteId,
    simpleLikingEnabled: false,
    ...COMMENT_DEFAULTS,
    // Templates write the links to the account where people may sign in.
    userAccountsSettings: { loginAllowed: true, signupAllowed: true },
    ...own,
    disqusShortname: disqus,
    disqusShortName: disqus,
    storeSettings: storeSettings(site),
  };
}

export function collectionContext(collection: Collection) {
  return {
    id: collection.id,
    type: collection.type,
    title: collection.title,
    navigationTitle: collection.navigationTitle,
    urlId: collection.urlId,
    fullUrl: `/${collection.urlId}`,
    description: collection.description,
    mainContent: collection.mainContent,
    permissionType: permissionType(collection),
    ...collectionOptions(collection),
    updatedOn: collection.updatedOn,
  };
}

function permissionType({ memberAreaId, lockKey }: Collection): number {
  if (memberAreaId !== null) return PERMISSION_TYPE.members;
  return lockKey === null ? PERMISSION_TYPE.everybody : PERMISSION_TYPE.password;
}
