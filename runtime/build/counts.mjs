import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = '{build.mjs,{runtime,widgets,worker,demo,test}/**/*.{ts,tsx,mjs,css,sql}}';
const TESTS = /\.test\.tsx?$|^(test|demo)\//;
/** Assertions that no type vouches for: `as unknown as Row`, `as never`. */
const CAST = /\bas (?:unknown as|never\b|any\b)/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/**
 * Counts what grows with each capability.
 *
 * @param {string} root
 * @returns {{ files: number, lines: number, filesPerThousandLines: number, textFiles: number, casts: number, triggers: number }}
 */
export function countCode(root) {
  const paths = globSync(CODE, { cwd: root, exclude: (path) => /(^|[\\/])(node_modules|results|dist)$/.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const texts = paths.map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n') }));
  const lines = texts.reduce((sum, text) => sum + text.lines.length - 1, 0);
  const production = texts
    .filter(({ path }) => /\.tsx?$/.test(path) && !TESTS.test(path))
    .flatMap((text) => text.lines);
  const schema = texts.filter(({ path }) => path.startsWith('worker/migrations/')).flatMap((text) => text.lines);
  return {
    files: paths.length,
    lines,
    filesPerThousandLines: Math.round((paths.length / lines) * 10_000) / 10,
    textFiles: paths.filter((path) => path.startsWith('runtime/i18n/') && !TESTS.test(path)).length,
    casts: production.filter((line) => CAST.test(line) && !COMMENT.test(line)).length,
    triggers: schema.filter((line) => line.startsWith('CREATE TRIGGER')).length,
  };
}
