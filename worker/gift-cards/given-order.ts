/** Stands for the order of a card that the owner has given. */
export const GIVEN_ORDER = { testMode: false, email: '', address: null, isGiven: true } as const;
