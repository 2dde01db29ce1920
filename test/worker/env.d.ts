declare namespace Cloudflare {
  type RateLimits = import('#worker/env.ts').RateLimits;
  interface Env extends RateLimits {
    DB: D1Database;
    ASSETS: Fetcher;
    FILES: R2Bucket;
    IMAGES: ImagesBinding;
    MAIL: Queue<import('#worker/env.ts').MailTask>;
    CENSUS: Queue<import('#worker/env.ts').CensusMessage>;
    SENDERS: Queue<import('#worker/env.ts').SenderTask>;
    PUSHES: Queue<import('#worker/env.ts').PushTask>;
    JOBS: Queue<import('#worker/env.ts').JobTask>;
    EMAIL: SendEmail;
    ENVIRONMENT: 'test';
    SESSION_SECRET: string;
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
  }
}
