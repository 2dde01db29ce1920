/** Gift cards: how their codes are made and found, and the mail that brings one. */

export { type IssuedCard, issueGiftCards } from './issue.ts';
export { giftCardMail } from './mail.ts';
export { findGiftCard, type GiftCard, readGiftCard } from './repository.ts';
