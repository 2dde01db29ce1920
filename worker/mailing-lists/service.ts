/** Mailing lists with double opt-in: an address is on a list only after its owner has confirmed. */

export { deleteExpiredSubscribers } from './expiry.ts';
export { mailingListsOfPerson } from './of-person.ts';
export { eraseSubscriberStatements } from './repository.ts';
export { confirmationSamples } from './samples.ts';
export { subscribeStatements } from './subscribe.ts';
