import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from './deployment.ts';
import { readJson, WranglerFailure } from './wrangler-account.ts';

const SECRET = 'SESSION_SECRET';
const SECRET_BYTES = 32;

/** What the account has of the Worker. */
export interface WorkerState {
  exists: boolean;
  hasSecret: boolean;
}

/** Finds out whether the Worker exists and has its secret. */
export async function readWorker({ wrangler }: Deployment): Promise<WorkerState> {
  try {
    const secrets = readJson<{ name: string }[]>(await wrangler.run(['secret', 'list', '--format', 'json']));
    return { exists: true, hasSecret: secrets.some(({ name }) => name === SECRET) };
  } catch (error) {
    if (error instanceof WranglerFailure && /Worker ".*" not found/.test(error.message)) {
      return { exists: false, hasSecret: false };
    }
    throw error;
  }
}

/**
 * Runs `act` with a file of a new secret, which comes into being together with the Worker's version. Nobody else can read
 * the file, and it is removed however the act ends.
 */
export async function withNewSecret<Result>(act: (file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-secret-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const end = () => process.exit(1);
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    const file = join(folder, 'secrets.json');
    writeFileSync(file, JSON.stringify({ [SECRET]: randomBytes(SECRET_BYTES).toString('hex') }), { mode: 0o600 });
    return await act(file);
  } finally {
    process.off('exit', remove).off('SIGINT', end).off('SIGTERM', end);
    remove();
  }
}
