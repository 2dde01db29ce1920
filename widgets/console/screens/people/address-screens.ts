/** The screens about the shop's own addresses, which are fetched together. */
export { default as Domains } from './domains/Domains.tsx';
export { default as MailSender } from './mail-sender/MailSender.tsx';
