declare namespace Cloudflare {
  interface Env {
    DB: D1Database;
    ASSETS: Fetcher;
    FILES: R2Bucket;
    IMAGES: ImagesBinding;
    CART_WRITES: RateLimit;
    FORM_WRITES: RateLimit;
    TELEMETRY: RateLimit;
    SEARCHES: RateLimit;
    MAIL: Queue<import('#worker/env.ts').MailTask>;
    CENSUS: Queue<import('#worker/env.ts').CensusMessage>;
    SENDERS: Queue<import('#worker/env.ts').SenderTask>;
    EMAIL: SendEmail;
    ENVIRONMENT: 'test';
    SESSION_SECRET: string;
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
  }
}
