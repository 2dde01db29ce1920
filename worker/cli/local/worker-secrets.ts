import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The owner's own secrets, beside the Worker's configuration. */
const OWN = '.dev.vars';
/** What wrangler reads where these are missing. */
const DEFAULTS = ['.env', '.env.local'];

/**
 * Writes secrets of the Worker into a file that nobody else can read, because all can read how a program was started. Returns
 * the arguments by which wrangler reads it, after the owner's own: of these it would read none beside it by itself.
 */
export function secretArguments(
  { stateDir, folder }: { stateDir: string; folder: string },
  secrets: Readonly<Record<string, string>>,
): { args: string[]; remove: () => void } {
  const file = join(stateDir, 'worker.env');
  const remove = () => rmSync(file, { force: true });
  const own = join(folder, OWN);
  const hasOwn = existsSync(own);
  remove();
  writeFileSync(file, secretsText(hasOwn ? readFileSync(own, 'utf8') : '', secrets), { mode: 0o600, flag: 'wx' });
  const defaults = hasOwn ? [] : DEFAULTS.map((name) => join(folder, name));
  // Node, which reads the option too, ends where a file is missing.
  const files = [...defaults.filter((path) => existsSync(path)), file];
  return { args: files.flatMap((path) => ['--env-file', path]), remove };
}

/** Adds secrets, in letters and digits, to those of the owner. What is in `.dev.vars` stands for itself: `$` names nothing. */
export function secretsText(own: string, secrets: Readonly<Record<string, string>>): string {
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  return `${own.replaceAll('$', '\\$')}\n${lines.join('')}`;
}
