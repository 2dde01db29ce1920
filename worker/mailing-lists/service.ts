/** Mailing lists with double opt-in: an address is on a list only after its owner has confirmed. */
export { linkBase } from './link-base.ts';
export { eraseSubscriberStatements } from './repository.ts';
export { type Subscribing, subscribeStatements } from './subscribe.ts';
