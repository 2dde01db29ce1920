import type { OwnerGiftCard } from '#runtime/contracts/owner.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';

/** The name by which people tell cards apart; codes are in no answer. */
export function cardName({ lastCharacters }: Pick<OwnerGiftCard, 'lastCharacters'>): string {
  return `…${lastCharacters}`;
}

/** Says whether a card can pay. */
export function cardState({ disabledAt, balance }: Pick<OwnerGiftCard, 'disabledAt' | 'balance'>): string {
  if (disabledAt !== null) return sellingTexts.disabled;
  return balance.value === 0 ? sellingTexts.usedUp : sellingTexts.good;
}
