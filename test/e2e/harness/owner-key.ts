import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const COMMAND = fileURLToPath(new URL('../../../worker/cli/owner.ts', import.meta.url));

/** Creates a key with all scopes for a shop on this machine, as an owner does: `npm run owner -- keys create`. */
export async function createOwnerKey(stateDir: string, siteId: string): Promise<string> {
  const args = ['keys', 'create', '--site', siteId, '--name', 'Journeys', '--persist-to', stateDir];
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...args]);
  return stdout.split('\n')[0] ?? '';
}
