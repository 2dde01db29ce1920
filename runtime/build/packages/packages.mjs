/**
 * `npm run build:packages` builds what is published into `dist-packages/`, a folder for each package. It needs `dist/`,
 * which `npm run build` makes.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILE_LIST } from '#worker/cli/local/kept-files.ts';
import { browserPart } from './browser/browser.mjs';
import { commandPart } from './command/command.mjs';
import { createPart } from './create/create.mjs';
import { createPaperPart, papersPart } from './papers.mjs';
import { workerPart } from './worker/worker.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Each part of the build gets these. `name` and `version` are those of the repository's `package.json`, and the only place
 * where they stand.
 *
 * @typedef {{ root: string, folder: string, dist: string, name: string, version: string }} Part
 * It adds these to the package's `package.json`, and writes its files into `folder`.
 * @typedef {{ exports?: Record<string, unknown>, bin?: Record<string, string>, dependencies?: Record<string, string>,
 * peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, unknown>, fields?: Record<string, unknown> }} Addition
 */

/** The packages and the parts that each is made of. Every part resolves to what it adds. */
const PACKAGES = [
  { name: (name) => name, description: (about) => about, parts: [browserPart, workerPart, commandPart, papersPart] },
  {
    name: (name) => `create-${name}`,
    description: (about) => `Creates a shop of its own: ${about}`,
    parts: [createPart, createPaperPart],
  },
];

/**
 * Builds all packages. Resolves to their folders by name. Rejects, and leaves those of before, where the browser scripts were
 * never built.
 *
 * @param {{ outdir?: string, dist?: string }} [options] `dist` is the folder of the built scripts
 * @returns {Promise<Record<string, string>>}
 */
export async function buildPackages({ outdir = join(root, 'dist-packages'), dist = join(root, 'dist') } = {}) {
  if (!existsSync(join(dist, FILE_LIST))) {
    throw new Error(`${dist} has no built scripts, of which packages are made. Run this first: npm run build`);
  }
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  rmSync(outdir, { recursive: true, force: true });
  const folders = {};
  for (const { name: nameOf, description, parts } of PACKAGES) {
    const folder = join(outdir, nameOf(about.name));
    mkdirSync(folder, { recursive: true });
    const { name, version } = about;
    const additions = await Promise.all(parts.map((part) => part({ root, folder, dist, name, version })));
    const manifest = {
      name: nameOf(name),
      version,
      description: description(about.description),
      license: about.license,
      ...(about.repository && { repository: about.repository }),
      type: 'module',
      engines: about.engines,
      ...merged(additions),
    };
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    folders[manifest.name] = folder;
  }
  return folders;
}

/** Unites what the parts add, field by field. */
function merged(additions) {
  const manifest = {};
  for (const { fields = {}, ...lists } of additions) {
    Object.assign(manifest, fields);
    for (const [field, entries] of Object.entries(lists)) manifest[field] = { ...manifest[field], ...entries };
  }
  return manifest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    for (const [name, folder] of Object.entries(await buildPackages())) console.log(`${name}  ${folder}`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
