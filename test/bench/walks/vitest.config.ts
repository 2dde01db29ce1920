import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** A walk goes through the whole console. */
const WALK_TIMEOUT_MS = 3_600_000;

/** Walks use what journeys use: the shop that is built for tests, its visitors and its fake providers. */
export default defineConfig({
  root,
  test: {
    name: 'walks',
    include: ['test/bench/walks/*.walk.ts'],
    globalSetup: './test/e2e/harness/global-setup.ts',
    reporters: ['default'],
    expect: { poll: { timeout: 15_000 } },
    testTimeout: WALK_TIMEOUT_MS,
    hookTimeout: WALK_TIMEOUT_MS,
  },
});
