import { chmodSync } from 'node:fs';
import * as esbuild from 'esbuild';
import { cssText } from '../../css-text.mjs';

/**
 * The first lines of a program: the Node that it needs, and `require`, by which modules of CommonJS ask for Node's own.
 *
 * @param {number} node
 */
const head = (node) => `#!/usr/bin/env node
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
if (Number.parseInt(process.versions.node) < ${node}) {
  console.error('This needs Node ${node} or newer, not ' + process.versions.node + '. A shop has its own: npx and npm run use it.');
  process.exit(1);
}`;

/**
 * Bundles a program into one file of JavaScript that Node runs and that needs nothing else. Style sheets become texts.
 *
 * @param {{ root: string, entry: string, outfile: string, node: number }} options `entry` is a path in the repository, `node`
 * the oldest version of Node that the program runs on
 */
export async function bundleForNode({ root, entry, outfile, node }) {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: `node${node}`,
    // Some packages have modules beside what they were before, which no bundle can follow.
    mainFields: ['module', 'main'],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'inline',
    logLevel: 'warning',
    banner: { js: head(node) },
    plugins: [cssText()],
  });
  chmodSync(outfile, 0o755);
}
