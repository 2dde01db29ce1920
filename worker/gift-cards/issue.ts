import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Gift } from '#runtime/domain/gift.ts';
import { sortableId } from '../db/sortable-id.ts';
import { hashOf, newGiftCardCode } from './code.ts';

const LAST_CHARACTERS = 4;

/** A gift card bought with an order. Its code is in its mail and is not stored. */
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

/** The data of an order's line from which gift cards are issued. */
interface BoughtLine {
  productType: number;
  quantity: number;
  /** Minor units. */
  unitCents: number;
  gift: Gift | null;
}

/** Issues one card per unit. A card that is not a gift goes to `email`, the buyer's address. */
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
