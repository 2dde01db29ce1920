import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { MerchandisingSettings } from '../site/store-settings.ts';

type Texts = Catalogue['product'];

/** Owner's choice of scarcity wording; anything unknown takes the default. */
const SCARCITY_TEXTS: ReadonlyMap<string, keyof Texts> = new Map([
  ['SCARCITY_MESSAGE_1', 'scarcityLeftInStock'],
  ['SCARCITY_MESSAGE_2', 'scarcityAvailable'],
  ['SCARCITY_MESSAGE_3', 'scarcityLimited'],
]);

/** Text with `{qtyInStock}`. */
export function scarcityTemplate({ scarcityMessageType }: MerchandisingSettings, texts: Texts): string {
  return texts[SCARCITY_TEXTS.get(scarcityMessageType) ?? 'scarcityDefault'];
}
