/** A mail on its way out. Every text in it that becomes a header is one line. */
export interface Mail {
  id: string;
  siteTitle: string;
  recipient: string;
  /** '' for none. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Whatever takes mail to its readers. */
export interface MailSender {
  /** Resolves when the mail is in other hands; throws `SendFailure`, or anything else, when it is not. */
  send(mail: Mail): Promise<void>;
}

/**
 * Why a mail was not taken, and when it is worth another try: within minutes; when somebody has set something up, or
 * the day's share is new; or never, as it is.
 */
export class SendFailure extends Error {
  /** Names no person. */
  readonly code: string;
  readonly outlook: 'soon' | 'later' | 'never';

  constructor(code: string, outlook: SendFailure['outlook']) {
    super(code);
    this.name = 'SendFailure';
    this.code = code;
    this.outlook = outlook;
  }
}
