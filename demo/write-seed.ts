/** `npm run --silent seed [-- ORIGIN…] > seed.sql` writes the demo's content as SQL, for a database that is not local. */
import { buildSeed } from './seed.ts';

process.stdout.write(buildSeed({ origins: process.argv.slice(2) }));
