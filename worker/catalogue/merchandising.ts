import type { MerchandisingDefinition } from '#runtime/contracts/catalogue.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { json } from '../db/columns.ts';
import type { MerchandisingSettings } from '../site/store-settings.ts';
import { scarcityTemplate } from './scarcity.ts';

/** What an owner has set for one product; a key that is missing has the shop's setting. */
export type OwnMerchandising = Readonly<{
  [Key in Exclude<keyof MerchandisingDefinition, 'restockNotificationMessages'>]?: NonNullable<
    MerchandisingDefinition[Key]
  >;
}> & {
  readonly restockNotificationMessages?: Readonly<
    Partial<Record<keyof NonNullable<MerchandisingDefinition['restockNotificationMessages']>, string>>
  >;
};

/** The column of a product's merchandising as it was written. */
export const OWN_MERCHANDISING = json<'merchandising', OwnMerchandising>('merchandising');

/** What a product shows of its stock: its owner's values for it, and the shop's settings for all others. */
export function merchandisingOf(
  own: OwnMerchandising,
  settings: MerchandisingSettings,
  texts: Catalogue['product'],
  hasOptions: boolean,
) {
  return {
    scarcityEnabled: own.scarcityEnabled ?? settings.scarcityEnabledOnProductItems,
    scarcityThreshold: own.scarcityThreshold ?? settings.scarcityThreshold,
    scarcityText: own.scarcityText ?? scarcityTemplate(settings, texts),
    scarcityShownByDefault: own.scarcityShownByDefault ?? !hasOptions,
    restockNotificationsEnabled: own.restockNotificationsEnabled ?? settings.restockNotificationsEnabled,
    restockNotificationMessages: {
      CTAText: texts.restockCallToAction,
      placeholderText: texts.restockEmail,
      buttonText: texts.restockSignUp,
      mailingListDescription: texts.restockMailingList,
      ...own.restockNotificationMessages,
    },
    mailingListSignUpEnabled:
      settings.restockNotificationsMailingListId !== '' &&
      (own.mailingListSignUpEnabled ?? settings.restockNotificationsMailingListSignUpEnabled),
    mailingListOptInByDefault: own.mailingListOptInByDefault ?? settings.restockNotificationsMailingListOptInByDefault,
    customSoldOutText: own.customSoldOutText ?? settings.customSoldOutText,
  };
}
