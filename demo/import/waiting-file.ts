import { join } from 'node:path';

/** An object for wrangler's command that puts many into a bucket. */
export interface BucketFile {
  key: string;
  /** Path on this machine. */
  file: string;
}

/** Path of the list of objects that wait in a folder for their bucket. */
export function waitingFile(folder: string): string {
  return join(folder, 'waiting.json');
}
