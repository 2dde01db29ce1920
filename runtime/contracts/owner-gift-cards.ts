import * as z from 'zod/mini';
import { isMailAddress } from '../domain/email.ts';
import { GIFT_MESSAGE_MAX_LENGTH, GIFT_NAME_MAX_LENGTH } from '../domain/gift.ts';
import { SETTING_AMOUNT_MOST } from './limits.ts';
import { MoneyAmount } from './money.ts';
import { OwnerGiftCard } from './owner.ts';

const ms = z.int();
const text = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength));

/**
 * Answer of `GET /api/owner/gift-cards/CARD`: the card with the orders that it has paid, newest first. `returned` is what
 * it has back from a refunded one.
 */
export const OwnerGiftCardHistory = z.extend(OwnerGiftCard, {
  uses: z.array(
    z.strictObject({ orderNumber: z.int(), paidAt: ms, spent: MoneyAmount, returned: z.nullable(MoneyAmount) }),
  ),
});
export type OwnerGiftCardHistory = z.infer<typeof OwnerGiftCardHistory>;

/** Body of `POST /api/owner/gift-cards`: a card that the owner gives. Its mail brings the code. */
export const GivenGiftCard = z.strictObject({
  /** Minor units of the shop's currency. */
  valueCents: z.int().check(z.minimum(1), z.maximum(SETTING_AMOUNT_MOST)),
  recipientEmail: z.string().check(z.trim(), z.toLowerCase(), z.refine(isMailAddress, { error: 'email' })),
  recipientName: z._default(text(GIFT_NAME_MAX_LENGTH), ''),
  /** Who gives it; '' for the shop. */
  senderName: z._default(text(GIFT_NAME_MAX_LENGTH), ''),
  message: z._default(text(GIFT_MESSAGE_MAX_LENGTH), ''),
});
export type GivenGiftCard = z.infer<typeof GivenGiftCard>;
