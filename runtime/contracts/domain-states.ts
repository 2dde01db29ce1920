/**
 * What a check of a domain finds: it serves the shop, has no records in the DNS, leads elsewhere or to another shop,
 * does not answer, could not be looked up, is a name that only this computer or network knows, or is not proven to be the
 * shop's.
 */
export const DOMAIN_STATES = [
  'works',
  'noRecords',
  'elsewhere',
  'otherShop',
  'noAnswer',
  'unknown',
  'local',
  'unproven',
] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** Whose address a shop's mails come from: its own, the one that all shops of the server have, or none. */
export const SENDER_STATES = ['own', 'server', 'none'] as const;

/** Records that the domain of a mail sender needs: who may use it, three that receivers check, and where mail bounces to. */
export const MAIL_RECORDS = ['owner', 'spf', 'dkim', 'dmarc', 'bounces'] as const;
/** How such a record stands; 'unknown' where the DNS could not be asked. */
export const RECORD_STATES = ['done', 'missing', 'wrong', 'unknown'] as const;
