import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BucketFile, waitingFile } from './waiting-file.ts';

/**
 * Returns a bucket that keeps its objects in a folder. The list of waiting objects is written with each object, so that
 * a start that was interrupted loses none.
 */
export function bucketFolder(folder: string): R2Bucket {
  mkdirSync(folder, { recursive: true });
  const list = waitingFile(folder);
  const waiting: BucketFile[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const put = async (key: string, bytes: Uint8Array) => {
    const file = join(folder, String(waiting.length));
    writeFileSync(file, bytes);
    waiting.push({ key, file });
    writeFileSync(list, JSON.stringify(waiting));
  };
  return { put } as unknown as R2Bucket;
}
