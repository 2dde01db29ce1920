import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { cssModules } from './css-modules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const TIMEOUT_MS = 1_800_000;

/** The long tests of deploys: each starts wrangler some hundred times. */
export default defineConfig({
  root,
  plugins: [cssModules('browser')],
  test: { include: ['test/cli/provider/*.test.ts'], testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS },
});
