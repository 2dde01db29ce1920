/** `npm run reset` deletes the demo's database and all copies of shops, so that the next start makes a new one. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { alone } from '#worker/cli/local/running.ts';

const state = fileURLToPath(new URL('../.state', import.meta.url));
try {
  await alone(state, { command: 'reset' }, async () => rmSync(state, { recursive: true, force: true }));
  console.log('The demo database and all copies of shops were deleted; `npm start` creates a new one.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
