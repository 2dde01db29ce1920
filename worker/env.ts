export interface Bindings {
  DB: D1Database;
  ASSETS: Fetcher;
  CART_WRITES: RateLimit;
  FORM_WRITES: RateLimit;
  /** Ids of mails in the outbox. */
  MAIL: Queue<MailTask>;
  /** What pages have shown, to be counted by day. */
  CENSUS: Queue<FormRender | QuickView>;
  /** Sends mail; without it, or without an address to send from, mail stays in the outbox. */
  EMAIL?: SendEmail;
  /** Address that mail comes from; its domain is set up with the mail service. */
  MAIL_FROM?: string;
  ENVIRONMENT: 'production' | 'development' | 'test';
  /** Signs crumbs and derives cart tokens; in production a wrangler secret. */
  SESSION_SECRET?: string;
  RECAPTCHA_PROJECT_ID?: string;
  RECAPTCHA_API_KEY?: string;
  TURNSTILE_SECRET?: string;
  /** Both switch Stripe on: the key of our calls to it, and the secret of its messages to us. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** A stand-in for Stripe's API; not heeded in production. */
  STRIPE_API_BASE?: string;
}

export interface MailTask {
  siteId: string;
  mailId: string;
}

export interface FormRender {
  siteId: string;
  formId: string;
  /** ms */
  at: number;
}

export interface QuickView {
  siteId: string;
  itemId: string;
  /** ms */
  at: number;
}
