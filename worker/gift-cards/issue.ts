import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Gift } from '#runtime/domain/gift.ts';
import { sortableId } from '../db/sortable-id.ts';
import { hashOf, newGiftCardCode } from './code.ts';

const LAST_CHARACTERS = 4;

/** A gift card that is issued with an order. The code is in its mail, and kept nowhere else. */
export interface IssuedCard {
  id: string;
  code: string;
  codeHash: string;
  lastCharacters: string;
  /** Minor units. */
  cents: number;
  recipientEmail: string;
  gift: Gift | null;
}

/** What is bought, as far as it may be a gift card. */
interface BoughtLine {
  productType: number;
  quantity: number;
  /** Minor units. */
  unitCents: number;
  gift: Gift | null;
}

/** One for each that is bought. Without a gift, a card goes to `email`, the buyer's. */
export function issueGiftCards(
  { lines, email }: { lines: readonly BoughtLine[]; email: string },
  now: number,
): IssuedCard[] {
  return lines
    .filter(({ productType, unitCents }) => productType === PRODUCT_TYPE.giftCard && unitCents > 0)
    .flatMap(({ quantity, unitCents, gift }) =>
      Array.from({ length: quantity }, () => {
        const code = newGiftCardCode();
        return {
          id: sortableId(now),
          code,
          codeHash: hashOf(code),
          lastCharacters: code.slice(-LAST_CHARACTERS),
          cents: unitCents,
          recipientEmail: gift?.recipientEmail ?? email,
          gift,
        };
      }),
    );
}
