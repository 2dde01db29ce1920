import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Gift } from '#runtime/domain/gift.ts';
import { sortableId } from '../db/sortable-id.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { newGiftCardCode, storedCode } from './code.ts';

/** The part of a gift card that its mail shows. */
export interface MailedCard {
  id: string;
  code: string;
  /** Minor units. */
  cents: number;
  recipientEmail: string;
  gift: Gift | null;
  /** The product that it was sold as. */
  itemId: string;
  title: string;
}

/** A gift card bought with an order. The database has its code as a hash, to spend it, and sealed, to mail it again. */
export interface IssuedCard extends MailedCard {
  codeHash: string;
  sealedCode: string;
  lastCharacters: string;
}

/** The data of an order's line from which gift cards are issued. */
interface BoughtLine {
  itemId: string;
  title: string;
  productType: number;
  quantity: number;
  /** Minor units. */
  unitCents: number;
  gift: Gift | null;
}

/** Issues one card per unit. A card that is not a gift goes to `email`, the buyer's address. */
export function issueGiftCards(
  { secret, site, now }: Pick<ShopCall, 'secret' | 'site' | 'now'>,
  { lines, email }: { lines: readonly BoughtLine[]; email: string },
): IssuedCard[] {
  return lines
    .filter(({ productType, unitCents }) => productType === PRODUCT_TYPE.giftCard && unitCents > 0)
    .flatMap(({ itemId, title, quantity, unitCents, gift }) =>
      Array.from({ length: quantity }, () => {
        const id = sortableId(now);
        const code = newGiftCardCode();
        return {
          id,
          code,
          ...storedCode({ secret, siteId: site.siteId, cardId: id }, code),
          cents: unitCents,
          recipientEmail: gift?.recipientEmail ?? email,
          gift,
          itemId,
          title,
        };
      }),
    );
}
