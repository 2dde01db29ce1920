/** Services that are told of visitors’ acts. */
export { askForTurns } from './ask-for-turns.ts';
export { giveUpOld } from './expiry.ts';
export { senderMailSamples } from './stopped-mail.ts';
export { takeTurns } from './take-turns.ts';
