/** Gift cards: their codes, their balances, and the mail that delivers one. */

export { type CardMailState, giftCardsOfOrder, type OrderedGiftCard } from './cards-of-order.ts';
export { giveBackStatement } from './give-back.ts';
export { type IssuedCard, issueGiftCards } from './issue.ts';
export { giftCardMail } from './mail.ts';
export { cardMailKeys } from './mail-keys.ts';
export { giftCardsOfPerson } from './of-person.ts';
export { findGiftCard, type GiftCard, readGiftCard } from './repository.ts';
export { giftCardSamples } from './samples.ts';
