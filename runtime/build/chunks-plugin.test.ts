import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { afterEach, expect, test } from 'vitest';
import { chunksPlugin } from './chunks-plugin.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Builds the same three modules in a new folder of that name, and returns the names of the files. */
async function namesIn(name: string): Promise<string[]> {
  const parent = mkdtempSync(join(tmpdir(), 'chunks-'));
  folders.push(parent);
  const root = join(parent, name);
  mkdirSync(root);
  writeFileSync(join(root, 'entry.ts'), `import { shared } from './shared.ts'; shared(() => import('./late.ts'));`);
  writeFileSync(join(root, 'late.ts'), `import { shared } from './shared.ts'; export const late = shared;`);
  writeFileSync(join(root, 'shared.ts'), 'export const shared = console.log;');
  const chunk = { modules: ['shared.ts'], imports: [] };
  const plan = {
    chunks: [chunk],
    needs: new Map([
      ['entry.ts', [chunk]],
      ['late.ts', [chunk]],
    ]),
  };
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['entry.ts'],
    plugins: [chunksPlugin({ root, plan: plan as unknown as Parameters<typeof chunksPlugin>[0]['plan'] })],
    outdir: join(root, 'dist'),
    entryNames: '[hash]',
    chunkNames: '[hash]',
    format: 'esm',
    bundle: true,
    splitting: true,
    write: false,
  });
  return outputFiles.map(({ path }) => basename(path)).sort();
}

test('files have the same names in whatever folder they are built', async () => {
  const names = await namesIn('here');
  expect(names).toHaveLength(3);
  expect(await namesIn('in-another-folder')).toEqual(names);
});
