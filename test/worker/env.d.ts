declare namespace Cloudflare {
  interface Env {
    DB: D1Database;
    ASSETS: Fetcher;
    CART_WRITES: RateLimit;
    ENVIRONMENT: 'test';
    SESSION_SECRET: string;
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
  }
}
