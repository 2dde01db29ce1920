import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const BROWSER_TEST_TIMEOUT_MS = 60_000;
/** Browsers wait more than they work, but what visitors see depends on timing: as many as small machines carry. */
const BROWSERS_AT_ONCE = 2;

/** Pure rules run in plain Node, DOM code in happy-dom, the Worker in workerd with real D1; loader and
 * widgets, then whole journeys through the running shop, in Chromium. */
export default defineConfig({
  root,
  test: {
    reporters: ['default', './test/reporter.ts'],
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: ['runtime/{domain,i18n,contracts}/**/*.test.ts', 'test/*.test.ts', 'demo/**/*.test.ts'],
        },
      },
      {
        root,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['runtime/**/*.test.{ts,tsx}', 'widgets/**/*.test.{ts,tsx}', 'test/msw/**/*.test.ts'],
          exclude: ['runtime/{domain,i18n,contracts}/**'],
        },
      },
      {
        root,
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: `${root}/worker/wrangler.jsonc` },
            miniflare: {
              bindings: {
                ENVIRONMENT: 'test',
                SESSION_SECRET: 'a fixed secret for tests only, 32+ bytes',
                TEST_MIGRATIONS: await readD1Migrations(`${root}/worker/migrations`),
              },
            },
          })),
        ],
        test: { name: 'worker', include: ['worker/**/*.test.ts', 'test/contracts/**/*.test.ts'] },
      },
      {
        root,
        test: {
          name: 'browser',
          include: ['test/e2e/runtime/**/*.test.ts'],
          testTimeout: BROWSER_TEST_TIMEOUT_MS,
          hookTimeout: BROWSER_TEST_TIMEOUT_MS,
          maxWorkers: BROWSERS_AT_ONCE,
        },
      },
      {
        root,
        test: {
          name: 'journeys',
          include: ['test/e2e/shop/**/*.test.ts'],
          globalSetup: './test/e2e/global-setup.ts',
          testTimeout: BROWSER_TEST_TIMEOUT_MS,
          hookTimeout: BROWSER_TEST_TIMEOUT_MS,
          maxWorkers: BROWSERS_AT_ONCE,
        },
      },
    ],
  },
});
