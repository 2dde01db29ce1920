import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An object for wrangler's command that puts many into a bucket. */
export interface BucketFile {
  key: string;
  /** Path on this machine. */
  file: string;
}

/** Returns a bucket that keeps what is put into it in a folder, and the list of it. */
export function bucketFolder(folder: string): { bucket: R2Bucket; files: BucketFile[] } {
  const files: BucketFile[] = [];
  const put = async (key: string, bytes: Uint8Array) => {
    const file = join(folder, String(files.length));
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, bytes);
    files.push({ key, file });
  };
  return { bucket: { put } as unknown as R2Bucket, files };
}
