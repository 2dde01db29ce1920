import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { COMMAND_SCRIPT } from './project.ts';

/** A database that may have no shop yet, and where its server is reached. */
export interface NewServer {
  url: string;
  /** The folder of the local database; undefined for the deployed one. */
  stateDir: string | undefined;
}

/**
 * Makes a link that creates the first shop; undefined where there is a shop. The command does it, in a process of its own,
 * because start and deploy know nothing of the Worker.
 */
export async function firstShopLink({ url, stateDir }: NewServer): Promise<string | undefined> {
  const place = stateDir === undefined ? ['--remote'] : ['--persist-to', stateDir];
  const args = [COMMAND_SCRIPT, 'recover', '--first', '--json', '--url', url, ...place];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [answer, reason, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(reason.trim());
  const { link }: { link: string | null } = JSON.parse(answer);
  return link ?? undefined;
}
