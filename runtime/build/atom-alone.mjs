/** The only module that uses more of nanostores than an atom. */
const USES_MAP = /runtime\/form\/session\.ts$/;

/**
 * Resolves nanostores to its atom, except where more of it is used. Every page needs the atom, and the plan of chunks
 * would put all that the package's index names beside it.
 *
 * @returns {import('esbuild').Plugin}
 */
export function atomAlone() {
  return {
    name: 'atom-alone',
    setup(plugin) {
      plugin.onResolve({ filter: /^nanostores$/ }, ({ path, importer, resolveDir, kind }) => {
        if (USES_MAP.test(importer)) return undefined;
        return plugin.resolve(`./node_modules/${path}/atom/index.js`, {
          kind,
          resolveDir: plugin.initialOptions.absWorkingDir ?? resolveDir,
        });
      });
    },
  };
}
