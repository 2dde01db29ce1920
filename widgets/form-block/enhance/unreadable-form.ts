/** The page says in no way which form of the shop's this is. */
export class UnreadableForm extends Error {
  constructor() {
    super('The page does not say which form this is.');
  }
}
