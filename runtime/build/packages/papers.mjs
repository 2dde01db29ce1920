/** The papers of the packages: those of the repository, at the same places, and a README that is made of one. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const README = 'docs/packages.md';
const CREATE = { paper: 'docs/projects.md', chapter: '## Create it' };
/** A paper in a folder, as other papers name it. */
const NAMED = /`((?:[\w-]+\/)+[\w-]+\.md)`/g;

/**
 * Adds the README, and every paper that it names, and that these name.
 *
 * @param {import('./packages.mjs').Part} part
 * @returns {Promise<import('./packages.mjs').Addition>}
 */
export async function papersPart({ root, folder, name }) {
  const text = readFileSync(join(root, README), 'utf8');
  writeFileSync(join(folder, 'README.md'), titled(text, name));
  for (const path of namedFrom(root, README)) cpSync(join(root, path), join(folder, path));
  return {};
}

/**
 * Adds a README that says how a project is created.
 *
 * @param {import('./packages.mjs').Part} part
 * @returns {Promise<import('./packages.mjs').Addition>}
 */
export async function createPaperPart({ root, folder, name }) {
  const chapters = readFileSync(join(root, CREATE.paper), 'utf8').split(/^(?=## )/m);
  const [intro = '', ...others] = chapters;
  const chapter = others.find((text) => text.startsWith(CREATE.chapter));
  if (!chapter) throw new Error(`${CREATE.paper} has no chapter "${CREATE.chapter}", of which a README is made.`);
  writeFileSync(join(folder, 'README.md'), titled(intro + chapter, `create-${name}`));
  return {};
}

function titled(text, title) {
  return text.replace(/^# .*/, `# ${title}`);
}

/** Returns all papers that are reached from one, without itself where none names it. */
function namedFrom(root, first) {
  const reached = new Set();
  const collect = (path) => {
    for (const [, named] of readFileSync(join(root, path), 'utf8').matchAll(NAMED)) {
      if (reached.has(named)) continue;
      reached.add(named);
      collect(named);
    }
  };
  collect(first);
  return reached;
}
