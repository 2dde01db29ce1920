import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bytes, type Row } from './table.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** What the build writes of its files: all with their digests, those of each module and element, those of older builds. */
interface FileList {
  files: Record<string, string>;
  modules: Record<string, string[]>;
  kept: Record<string, unknown>;
}

/** Lists every script of the build by its bytes, brotli, the largest first, with what needs it. */
export async function measureChunks(): Promise<Row[]> {
  const { files, modules, kept }: FileList = JSON.parse(readFileSync(join(DIST, 'integrity.json'), 'utf8'));
  const users = new Map<string, string[]>();
  for (const [module, files] of Object.entries(modules))
    for (const file of files) users.set(file, [...(users.get(file) ?? []), module]);
  return Object.keys(files)
    .filter((file) => file.endsWith('.js') && !(file in kept))
    .map((file) => ({ file, size: sizeOf(`${file}.br`), raw: sizeOf(file) }))
    .sort((a, b) => b.size - a.size)
    .map(({ file, size, raw }) => ({
      what: file,
      value: bytes(size),
      note: `${bytes(raw)} raw; ${users.get(file)?.join(', ') ?? 'what comes late'}`,
    }));
}

const sizeOf = (file: string) => statSync(join(DIST, file)).size;
