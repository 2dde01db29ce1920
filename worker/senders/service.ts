/**
 * Services to which visitors’ acts are sent. The trigger `act_counted` puts each counted act into `act_deliveries`, and
 * `act_delivered` forgets the name of the browser once Meta has it.
 */

export { askForTurns } from './ask-for-turns.ts';
export { giveUpOld } from './expiry.ts';
export { senderMailSamples } from './stopped-mail.ts';
export { takeTurns } from './take-turns.ts';
