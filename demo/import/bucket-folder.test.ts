import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bucketFolder } from './bucket-folder.ts';
import { type BucketFile, waitingFile } from './waiting-file.ts';

test('objects of a start that was interrupted still wait for their bucket at the next one', async () => {
  const state = mkdtempSync(join(tmpdir(), 'storefront-bucket-'));
  const folder = join(state, 'bucket');
  await bucketFolder(folder).put('first', Buffer.from('1'));
  await bucketFolder(folder).put('second', Buffer.from('2'));
  const waiting: BucketFile[] = JSON.parse(readFileSync(waitingFile(folder), 'utf8'));
  expect(waiting.map(({ key, file }) => [key, readFileSync(file, 'utf8')])).toEqual([
    ['first', '1'],
    ['second', '2'],
  ]);
  rmSync(state, { recursive: true });
});
