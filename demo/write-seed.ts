/** `npm run --silent seed [-- ORIGIN…] > seed.sql`: the demo's content, for a database that is not the local one. */
import { buildSeed } from './seed.ts';

process.stdout.write(buildSeed({ origins: process.argv.slice(2) }));
