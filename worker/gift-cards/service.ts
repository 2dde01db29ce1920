/** Gift cards: their codes, their balances, and the mail that delivers one. */

export { type IssuedCard, issueGiftCards } from './issue.ts';
export { giftCardMail } from './mail.ts';
export { findGiftCard, type GiftCard, readGiftCard } from './repository.ts';
