/** A mail to be sent. Texts that become headers are one line each. */
export interface Mail {
  id: string;
  recipient: string;
  /** '' for none. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** A service that sends mail. */
export interface MailService {
  /** Resolves once the service has accepted the mail; throws `SendFailure` or any other error if it has not. */
  send(mail: Mail & { from: string; fromName: string }): Promise<void>;
}

/**
 * Reason why a mail was not accepted, and when to try again: `soon` within minutes, `later` when an owner has set
 * something up or a daily limit is over, `never` if the mail itself is refused.
 */
export class SendFailure extends Error {
  /** A code without personal data. */
  readonly code: string;
  readonly outlook: 'soon' | 'later' | 'never';

  constructor(code: string, outlook: SendFailure['outlook']) {
    super(code);
    this.name = 'SendFailure';
    this.code = code;
    this.outlook = outlook;
  }
}
