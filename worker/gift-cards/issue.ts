import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Gift } from '#runtime/domain/gift.ts';
import { sortableId } from '../db/sortable-id.ts';
import { hashOf, newGiftCardCode } from './code.ts';

const LAST_CHARACTERS = 4;

/** A gift card that comes with an order. Its code stands in its mail and is stored nowhere else. */
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

/** The part of an order's line that gift cards are issued from. */
interface BoughtLine {
  productType: number;
  quantity: number;
  /** Minor units. */
  unitCents: number;
  gift: Gift | null;
}

/** One card for each unit that is bought. A card that is no gift goes to `email`, the buyer's address. */
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
