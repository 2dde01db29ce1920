/** `npm run reset` deletes the demo's database and all copies of shops, so that the next start makes a new one. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runningDemos } from './running.ts';

const state = fileURLToPath(new URL('../.state', import.meta.url));
const running = runningDemos(state);
if (running.length > 0) {
  console.error(`The demo runs at ${running.join(' and ')}: stop it with Ctrl-C first.`);
  process.exit(1);
}
rmSync(state, { recursive: true, force: true });
console.log('The demo database and all copies of shops were deleted; `npm start` creates a new one.');
