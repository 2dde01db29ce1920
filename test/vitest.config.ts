import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig, type Plugin } from 'vitest/config';
import { attributeNames, readAttributes } from '../runtime/build/describe-elements.mjs';
import { findEntries } from '../runtime/build/entries.mjs';
import { cssModules } from './css-modules.ts';
import { RunOrder } from './run-order.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Workers and browsers inherit the environment, so the machine's time zone and language do not affect tests. */
Object.assign(process.env, { TZ: 'UTC', LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en_US' });
/** Many processes load the same modules, so that their compiled code is kept from one to the next. */
process.env.NODE_COMPILE_CACHE ??= `${root}node_modules/.cache/compiled`;

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
/** A run's temporary files take less than a tenth of the folder's free bytes that are asked for. */
const FREE_BYTES = 1024 ** 3;
const FREE_MEMORY_BYTES = 4 * 1024 ** 3;
/** Databases write often, so a run keeps its temporary files in memory where there is room. */
if (!process.env.TMPDIR && existsSync(MEMORY) && hasRoom(MEMORY)) {
  const folder = mkdtempSync(`${MEMORY}/storefront-tests-`);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
}

const ATTRIBUTES = await readAttributes(root, findEntries(root).elements);
/** Time limit for tests with many cases on a busy machine. */
const TEST_TIMEOUT_MS = 60_000;
/** Time limit for tests and hooks that build everything, on a busy machine. */
const BUILD_TIMEOUT_MS = 240_000;
const BROWSER_TEST_TIMEOUT_MS = 240_000;
/** Time limit for hooks that start a shop. */
const BROWSER_HOOK_TIMEOUT_MS = 180_000;
/** Files that run at once: each waits now and then, so two cores carry three. */
const AT_ONCE = Math.max(3, Math.floor(availableParallelism() / 2));
/** Time limit for polled expectations on a busy machine. */
const POLLED = { poll: { timeout: 15_000 } };

/** Byte budgets, measured in a browser on pages of the running shop. */
const SIZES = 'test/sizes.test.ts';
/** Scripts of the package, which need a page. */
const OF_PAGES = 'runtime/build/packages/browser/**';

/** Passwords are hashed for real, a thousand times as fast: tests of the Worker make hundreds of hashes. */
const cheapHashes: Plugin = {
  name: 'cheap-hashes',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/worker/passwords/hash.ts')) return null;
    if (!code.includes('ln: 14')) throw new Error(`${id} has another cost than "ln: 14".`);
    return code.replace('ln: 14', 'ln: 4');
  },
};

/**
 * Pure rules run in plain Node, the types of pages in the compilers of their projects, DOM code in happy-dom, the
 * Worker in workerd with real D1. The loader and the elements on small pages, and journeys through the running shop,
 * run in Chromium.
 */
export default defineConfig({
  root,
  test: {
    maxWorkers: AT_ONCE,
    sequence: { sequencer: RunOrder },
    globalSetup: './test/e2e/harness/global-setup.ts',
    reporters: ['default', './test/reporter.ts'],
    projects: [
      {
        root,
        plugins: [cssModules('browser')],
        test: {
          name: 'unit',
          // Rules keep nothing from one test to the next, so that files share a process.
          isolate: false,
          include: [
            'runtime/{domain,i18n,contracts,build}/**/*.test.ts',
            'test/*.test.ts',
            'test/cli/*.test.ts',
            'demo/**/*.test.ts',
          ],
          exclude: [SIZES, OF_PAGES],
          testTimeout: BUILD_TIMEOUT_MS,
          hookTimeout: BUILD_TIMEOUT_MS,
        },
      },
      {
        root,
        test: {
          name: 'types',
          include: ['test/types/*.test.ts'],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        root,
        test: {
          name: 'packages',
          isolate: false,
          include: ['test/packages/**/*.test.ts'],
          testTimeout: BUILD_TIMEOUT_MS,
          hookTimeout: BUILD_TIMEOUT_MS,
        },
      },
      {
        root,
        plugins: [cssModules('browser')],
        // The build writes the attributes of all elements.
        define: {
          __STOREFRONT_ELEMENTS__: JSON.stringify(JSON.stringify(ATTRIBUTES)),
          __STOREFRONT_ATTRIBUTES__: JSON.stringify(attributeNames(ATTRIBUTES)),
        },
        test: {
          name: 'dom',
          environment: './test/dom-environment.ts',
          // A process serves many files, each with a page of its own, until it has grown to this.
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
          include: ['runtime/**/*.test.{ts,tsx}', 'widgets/**/*.test.{ts,tsx}', 'test/msw/**/*.test.ts'],
          exclude: ['runtime/{domain,i18n,contracts}/**', 'runtime/build/*.test.ts'],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        root,
        plugins: [
          cssModules('worker'),
          cheapHashes,
          cloudflareTest(async () => ({
            wrangler: { configPath: `${root}/worker/wrangler.jsonc` },
            miniflare: {
              // Queues without a consumer, because a delivery after a file's last test would keep its Worker from
              // ending.
              queueProducers: {
                MAIL: { queueName: 'unread-mail' },
                CENSUS: { queueName: 'unread-census' },
                SENDERS: { queueName: 'unread-senders' },
                PUSHES: { queueName: 'unread-pushes' },
                JOBS: { queueName: 'unread-jobs' },
              },
              bindings: {
                ENVIRONMENT: 'test',
                SESSION_SECRET: 'a fixed secret for tests only, 32+ bytes',
                TEST_MIGRATIONS: await readD1Migrations(`${root}/worker/migrations`),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          // Each test starts with an empty database; workerd starts once for many files.
          isolate: false,
          include: ['worker/**/*.test.ts', 'test/contracts/**/*.test.ts'],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        root,
        test: {
          name: 'browser',
          isolate: false,
          include: ['test/e2e/{loader,strangers,widgets}/**/*.test.ts'],
          expect: POLLED,
          testTimeout: BROWSER_TEST_TIMEOUT_MS,
          hookTimeout: BROWSER_HOOK_TIMEOUT_MS,
        },
      },
      {
        root,
        test: {
          name: 'journeys',
          isolate: false,
          include: ['test/e2e/shop/**/*.test.ts', SIZES],
          expect: POLLED,
          testTimeout: BROWSER_TEST_TIMEOUT_MS,
          hookTimeout: BROWSER_HOOK_TIMEOUT_MS,
        },
      },
    ],
  },
});

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= FREE_BYTES && freemem() >= FREE_MEMORY_BYTES;
}
