/** Passkeys of site users and contributors: how they are made, how they sign in, and how they confirm who somebody is. */
export { addPasskey, listPasskeys, removePasskey } from './changes.ts';
export { confirmationOptions, readConfirmation } from './confirmation.ts';
export { deleteExpiredChallenges } from './expiry.ts';
export { passkeySamples } from './mails.ts';
export { registrationOptions } from './registration.ts';
export { readSignIn, signInOptions } from './sign-in.ts';
export type { Audience, Holder, PasskeyCall } from './subject.ts';
