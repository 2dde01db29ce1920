/** Mailing lists: nobody is on one who has not said so from the address itself. */
export { linkBase } from './link-base.ts';
export { eraseSubscriberStatements } from './repository.ts';
export { type Subscribing, subscribeStatements } from './subscribe.ts';
