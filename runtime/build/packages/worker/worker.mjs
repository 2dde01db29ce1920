/** The Worker's part of the package: the compiled Worker with its types, the schema, its configuration, and what it serves. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { copyServed } from './served.mjs';

const BUILT_IN = new RegExp(`^(?:node:)?(?:${builtinModules.filter((name) => !name.includes(':')).join('|')})$`);

/**
 * Compiles the Worker for a project whose wrangler bundles it once more. What is imported late stays late, and names of
 * functions stay, because logs have them.
 *
 * @param {import('../packages.mjs').Part} part
 * @returns {Promise<import('../packages.mjs').Addition>}
 */
export async function workerPart({ root, folder, dist }) {
  const outdir = join(folder, 'worker');
  await esbuild.build({
    entryPoints: [join(root, 'worker/index.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    // As wrangler bundles a Worker.
    target: 'es2024',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"', 'navigator.userAgent': '"Cloudflare-Workers"' },
    minifySyntax: true,
    legalComments: 'eof',
    external: ['cloudflare:*'],
    loader: { '.css': 'text' },
    plugins: [builtIns, dataFiles(outdir)],
    logLevel: 'warning',
  });
  writeFileSync(join(outdir, 'index.d.ts'), declaration(root));
  cpSync(join(root, 'worker/migrations'), join(folder, 'migrations'), { recursive: true });
  cpSync(join(root, 'worker/wrangler.jsonc'), join(folder, 'wrangler.jsonc'));
  copyServed(dist, join(folder, 'dist'));
  return { exports: { './worker': { types: './worker/index.d.ts', default: './worker/index.js' } } };
}

/**
 * Leaves Node's modules to the runtime, under the only names that it has for them. It has no `require`, so that a call of it
 * becomes an import.
 */
const builtIns = {
  name: 'built-ins',
  setup(build) {
    build.onResolve({ filter: BUILT_IN }, ({ path, kind }) => {
      const name = `node:${path.replace(/^node:/, '')}`;
      return kind === 'require-call' ? { path: name, namespace: 'required' } : { path: name, external: true };
    });
    build.onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
      contents: `import required from ${JSON.stringify(path)}; module.exports = required;`,
    }));
  },
};

/**
 * Puts programs and fonts beside the Worker as files that wrangler adds without a rule of the project: by its own rules it
 * knows `.wasm` and `.bin`.
 */
function dataFiles(outdir) {
  return {
    name: 'data-files',
    setup(build) {
      build.onResolve({ filter: /\.(wasm|ttf)$/ }, async ({ path, ...args }) => {
        if (args.pluginData === 'found') return undefined;
        const found = await build.resolve(path, { ...args, pluginData: 'found' });
        if (found.errors.length > 0) return found;
        const name = basename(found.path).replace(/\.ttf$/, '.bin');
        cpSync(found.path, join(outdir, name));
        return { path: `./${name}`, external: true };
      });
    },
  };
}

/** Returns what TypeScript reads of `storefront`: its options as they stand in the source, which import nothing. */
function declaration(root) {
  const options = readFileSync(join(root, 'worker/storefront-options.ts'), 'utf8').replace(/^ *\/\/ .*\n/gm, '');
  return `${options.trimStart()}
export declare const storefront: Storefront;
/** The shop as it is, without anything of one's own. */
declare const worker: StorefrontWorker<unknown>;
export default worker;
`;
}
