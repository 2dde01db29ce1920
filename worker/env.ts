import type { ErrorSource } from '#runtime/contracts/error-reports.ts';
import type { SenderName } from '#runtime/contracts/senders.ts';
import type { StatKind } from '#runtime/contracts/stats.ts';
import type { VitalRecord } from '#runtime/contracts/vitals.ts';

/** The kinds of calls with a rate limit. `worker/http/network.ts` explains why each counts three kinds of network. */
export type LimitName = 'CART_WRITES' | 'FORM_WRITES' | 'SEARCHES' | 'TELEMETRY';
export type RateLimits = Record<LimitName | `${LimitName}_56` | `${LimitName}_48`, RateLimit>;

export interface Bindings extends RateLimits {
  DB: D1Database;
  ASSETS: Fetcher;
  /** Files of digital goods, pictures of owners and of reviews; each key begins with the site. */
  FILES: R2Bucket;
  /** Resizes pictures and reads their colours. Without it, pictures are served as they are. */
  IMAGES?: ImagesBinding;
  /** Mails of the outbox that are ready to be sent. */
  MAIL: Queue<MailTask>;
  /** What pages record of visits, and errors of browsers and templates; the consumer counts them by hour and day. */
  CENSUS: Queue<CensusMessage>;
  /** Senders for which acts wait. */
  SENDERS: Queue<SenderTask>;
  /** Sites whose people have devices for which notices wait. */
  PUSHES: Queue<PushTask>;
  /** Scheduled jobs that are due. */
  JOBS: Queue<JobTask>;
  /** Sends mail. Without it or without MAIL_FROM, mail stays in the outbox. */
  EMAIL?: SendEmail;
  /** Sender address of mail. Its domain is set up with the mail service. */
  MAIL_FROM?: string;
  /** Google's Places API suggests addresses where its key is set. */
  GOOGLE_MAPS_KEY?: string;
  /**
   * The address at which owners pay the operator of this server for the plans of their shops. The upgrade paths lead
   * there.
   */
  PLANS_URL?: string;
  ENVIRONMENT: 'production' | 'development' | 'test';
  /** Signs crumbs and derives cart tokens; a wrangler secret in production. */
  SESSION_SECRET?: string;
  /** The secret before the present one. It opens texts that were sealed or signed with it, and seals and signs none. */
  PREVIOUS_SESSION_SECRET?: string;
  RECAPTCHA_PROJECT_ID?: string;
  RECAPTCHA_API_KEY?: string;
  TURNSTILE_SECRET?: string;
  /** Stripe is offered if both are set: the key of our calls, and the secret that signs Stripe's webhook calls. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** The address of a fake Stripe API; ignored in production. */
  STRIPE_API_BASE?: string;
  /** The address of a fake of the services to which acts are sent; ignored in production. */
  SENDERS_API_BASE?: string;
  /** The address of a fake that answers questions about the DNS; ignored in production. */
  DNS_API_BASE?: string;
  /** The name to which domains that are not at Cloudflare lead by a CNAME record, where this server serves such domains. */
  DOMAIN_TARGET?: string;
}

export interface MailTask {
  siteId: string;
  mailId: string;
}

/** Names a sender of a shop, whose turn it is. */
export interface SenderTask {
  siteId: string;
  name: SenderName;
}

/** Names a site, whose devices have something to get. */
export interface PushTask {
  siteId: string;
}

/** Names a scheduled job that is due. */
export interface JobTask {
  job: string;
  /** The minute in which it was due, in ms since the epoch. */
  at: number;
}

/** Errors of one page or one rendering. */
export interface FoundErrors {
  siteId: string;
  errors: readonly FoundError[];
  /** How many further errors of the rendering found no room; none by default. */
  dropped?: number;
  /** Ms since the epoch. */
  at: number;
  /** The number of the caller's network, below 32: it distinguishes many callers from one and names nobody. */
  network: number;
}

/** An error without anything about who met it; equal ones have one count. */
export interface FoundError {
  source: ErrorSource;
  /** Kind of a browser's record, or of the engine's error. */
  event: string;
  message: string;
  /** Where a script caught it; '' for an error that nothing caught. */
  context: string;
  /** The place in our scripts, or the template's name. */
  place: string;
  stack: string;
  /** Address or path of the page. */
  url: string;
  /** Version of the page's scripts; '' for templates. */
  version: string;
  pageType: number | null;
  count: number;
}

/** Counts of one call, which the consumer adds to the shop's numbers. */
export interface Counted {
  siteId: string;
  /** Ms since the epoch. */
  at: number;
  /** The shop's. */
  timeZone: string;
  counts: readonly [kind: StatKind, key: string][];
}

/** Vitals of one page. */
export interface FoundVitals {
  siteId: string;
  /** Ms since the epoch. */
  at: number;
  vitals: readonly Pick<VitalRecord, 'name' | 'value' | 'pageType' | 'ours'>[];
}

/** An address that a visitor has opened and the shop does not have. */
export interface FoundMissing {
  siteId: string;
  /** Ms since the epoch. */
  at: number;
  /** The path as redirects are kept, without what may name a person. */
  missed: string;
  /** The host that the visitor came from; '' for none. */
  referrer: string;
}

/** The messages of the queue `CENSUS`. */
export type CensusMessage = FoundVitals | Counted | FoundErrors | FoundMissing;
