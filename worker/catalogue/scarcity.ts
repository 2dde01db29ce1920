import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { MerchandisingSettings } from '../site/store-settings.ts';

type Texts = Catalogue['product'];

/** The texts of the owner's scarcity setting; any other value gets the default text. */
const SCARCITY_TEXTS: ReadonlyMap<string, keyof Texts> = new Map([
  ['SCARCITY_MESSAGE_1', 'scarcityLeftInStock'],
  ['SCARCITY_MESSAGE_2', 'scarcityAvailable'],
  ['SCARCITY_MESSAGE_3', 'scarcityLimited'],
]);

/** Returns the scarcity text with its placeholder `{qtyInStock}`. */
export function scarcityTemplate({ scarcityMessageType }: MerchandisingSettings, texts: Texts): string {
  return texts[SCARCITY_TEXTS.get(scarcityMessageType) ?? 'scarcityDefault'];
}
