/**
 * Services that are told of visitors’ acts. The trigger `act_counted` puts each counted act into `act_deliveries`, and
 * `act_delivered` forgets the name of the browser once Meta was told.
 */

export { askForTurns } from './ask-for-turns.ts';
export { giveUpOld } from './expiry.ts';
export { senderMailSamples } from './stopped-mail.ts';
export { takeTurns } from './take-turns.ts';
