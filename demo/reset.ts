/** `npm run reset` deletes the demo's database and all copies of shops, so that the next start makes a new one. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

rmSync(fileURLToPath(new URL('../.state', import.meta.url)), { recursive: true, force: true });
console.log('The demo database and all copies of shops were deleted; `npm start` creates a new one.');
