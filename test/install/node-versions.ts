import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './command.ts';

/** Installs versions of Node below a folder, each when first asked for. Returns what resolves to the folder of one. */
export function nodeVersions(folder: string): (version: string) => Promise<string> {
  const installed = new Map<string, Promise<string>>();
  return (version) => {
    const known = installed.get(version) ?? install(join(folder, version), version);
    installed.set(version, known);
    return known;
  };
}

/** The package's own script brings the program of this machine's system. */
async function install(folder: string, version: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: { node: version }, allowScripts: { node: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await runNpm(['install', '--no-audit', '--no-fund'], { cwd: folder });
  return join(folder, 'node_modules/node/bin');
}
