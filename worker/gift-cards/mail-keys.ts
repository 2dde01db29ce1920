/** Returns the start of the dedupe keys of a card's mails. Later mails of the card have more behind a ':'. */
export function cardMailKey(cardId: string): string {
  return `gift-card:${cardId}`;
}

/** The bounds of these keys in SQL, for the card `g`; a ';' sorts right after a ':'. All ids have the same length. */
export const cardMailKeys = { first: `'gift-card:' || g.id`, end: `'gift-card:' || g.id || ';'` };
