import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { prepareAssets } from '../local/assets.ts';
import { FILE_LIST, type FileList } from '../local/kept-files.ts';
import type { Deployment } from './deployment.ts';
import { fetchLiveFiles, type LiveShop } from './live-files.ts';

/**
 * Fills the folder of files that the Worker serves: with the scripts of this version, which a clone builds, and with those
 * of older ones that pages of the live shop may still ask for.
 *
 * @param live undefined where no page can be open
 */
export async function prepareScripts(
  { project, say }: Pick<Deployment, 'project' | 'say'>,
  live: LiveShop | undefined,
  now = Date.now(),
): Promise<void> {
  const fetched = live ? await fetchLiveFiles(live, project.assets, now) : 0;
  const previous = live?.list ?? {};
  if (project.isClone) await build(project.root, previous);
  else prepareAssets(project, { previous, now });
  const { kept = {} }: FileList = JSON.parse(readFileSync(join(project.assets, FILE_LIST), 'utf8'));
  const older = Object.keys(kept).length;
  const from = live && fetched > 0 ? `, ${fetched} of them fetched from ${live.url}` : '';
  say(`Scripts: ready${older > 0 ? `; ${older} files of older versions stay available${from}` : ''}.`);
}

/** Builds the scripts of a clone in a process of its own, because the build is no part of the command. */
async function build(root: string, previous: FileList): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-previous-'));
  try {
    const file = join(folder, FILE_LIST);
    writeFileSync(file, JSON.stringify(previous));
    const child = spawn(process.execPath, ['build.mjs', '--previous', file], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    if (code !== 0) throw new Error(`The scripts could not be built, and nothing was deployed:\n${errors.trim()}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
