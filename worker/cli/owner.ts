/**
 * `npm run owner -- …` manages an owner's keys and calls the owner's API. It exits with 2 for a command that cannot be
 * understood, and with 1 for one that fails.
 */
import './style-sheets.ts';

await import('./run.ts');
