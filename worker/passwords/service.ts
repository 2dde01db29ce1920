/** Passwords of people with accounts: their rules, their hashes, and those that everybody tries first. */

export {
  countAttempt,
  declarationNoticesTo,
  deleteOldAttempts,
  endingsOf,
  forgetAttemptsStatement,
  freeOrdersOf,
  holderGuesses,
  isAllowed,
  mailRequests,
  placeCalls,
  remindersFrom,
  remindersTo,
  sharedPasswordGuesses,
  signInGuesses,
  signUpHashes,
} from './attempts.ts';
export { countDerivations, hashPassword, isHashOutdated, verifyPassword } from './hash.ts';
export { isCommonPassword } from './is-common.ts';
export { requireGoodPassword } from './rules.ts';
