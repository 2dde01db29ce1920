import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectTools } from '../project-tools.mjs';
import { bundleForNode } from './bundle-for-node.mjs';

/**
 * Adds the command to the package: one file of JavaScript, the theme with which shops begin, the notes of all
 * versions, and the tools of projects.
 *
 * @param {import('../packages.mjs').Part} part
 * @returns {Promise<import('../packages.mjs').Addition>}
 */
export async function commandPart({ root, folder, name }) {
  const script = 'command/main.js';
  await bundleForNode({ root, entry: 'worker/cli/run.ts', outfile: join(folder, script), node: 22 });
  cpSync(join(root, 'demo/templates'), join(folder, 'theme'), { recursive: true });
  cpSync(join(root, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  writeFileSync(join(folder, 'tools.json'), `${JSON.stringify(projectTools(root), null, 2)}\n`);
  return { bin: { [name]: script } };
}
