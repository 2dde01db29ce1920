import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleForNode } from '../command/bundle-for-node.mjs';
import { projectTools } from '../project-tools.mjs';

/** The demo's shops by their language. */
const DEMOS = { en: 'second-steep', de: 'lampenwerk' };

/**
 * Returns the scripts of a project, by their names.
 *
 * @param {string} name the package's
 * @returns {Record<string, string>}
 */
export function projectScripts(name) {
  return {
    start: `${name} start`,
    deploy: `${name} deploy`,
    upgrade: `${name} upgrade`,
    owner: name,
    check: 'tsc',
  };
}

/**
 * Adds the program that creates projects, with what it writes: the files of every project, the theme, the Worker's
 * configuration and the demo's records.
 *
 * @param {import('../packages.mjs').Part} part
 * @returns {Promise<import('../packages.mjs').Addition>}
 */
export async function createPart({ root, folder, name, version }) {
  await bundleForNode({ root, entry: 'worker/cli/create/main.ts', outfile: join(folder, 'main.js'), node: 20 });
  cpSync(join(root, 'runtime/build/packages/template'), join(folder, 'template'), { recursive: true });
  cpSync(join(root, 'demo/templates'), join(folder, 'theme'), { recursive: true });
  cpSync(join(root, 'worker/wrangler.jsonc'), join(folder, 'wrangler.jsonc'));
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const tools = projectTools(root);
  const manifest = {
    name: '{{slug}}',
    private: true,
    type: 'module',
    scripts: projectScripts(name),
    devDependencies: { [name]: version, ...tools },
    allowScripts,
  };
  writeFileSync(join(folder, 'template/package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'template/dot-node-version'), `${tools.node}\n`);
  mkdirSync(join(folder, 'demo'));
  for (const [language, site] of Object.entries(DEMOS)) {
    const records = execFileSync(process.execPath, [join(root, 'demo/import/write-file.ts'), site], {
      maxBuffer: 2 ** 26,
    });
    writeFileSync(join(folder, 'demo', `${language}.jsonl`), records);
  }
  return { bin: { [`create-${name}`]: 'main.js' } };
}
