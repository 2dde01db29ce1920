import type { OwnerGiftCard } from '#runtime/contracts/owner.ts';

/** The name by which people tell cards apart; codes are in no answer. */
export function cardName({ lastCharacters }: Pick<OwnerGiftCard, 'lastCharacters'>): string {
  return `…${lastCharacters}`;
}

/** Says whether a card can pay. */
export function cardState({ disabledAt, balance }: Pick<OwnerGiftCard, 'disabledAt' | 'balance'>): string {
  if (disabledAt !== null) return 'Disabled';
  return balance.value === 0 ? 'Used up' : 'Good';
}
