/** Services that are told of visitors’ acts. */
export { giveUpOld } from './expiry.ts';
export { sendDue } from './send-due.ts';
export { senderMailSamples } from './stopped-mail.ts';
