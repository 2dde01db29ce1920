import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOOLS = ['wrangler', 'node', 'typescript'];

/**
 * Returns the tools of a project in the versions that the repository has: a new project gets them, and an upgrade raises older
 * ones to them.
 *
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function projectTools(root) {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.fromEntries(TOOLS.map((tool) => [tool, devDependencies[tool]]));
}
