import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopRecord } from '#runtime/contracts/imports.ts';
import { readFolder } from '#worker/cli/template-folder.ts';
import type { SiteContent } from '../content/content.ts';
import { recordsOf } from './records.ts';

const path = (name: string) => join(import.meta.dirname, '..', name);

/** Returns a demo site as records, with the templates and files of this folder. */
export function demoRecords(site: SiteContent): ShopRecord[] {
  return recordsOf(site, { templates: readFolder(join(path('templates'), site.templates)), file: readContentFile });
}

/** Returns a file with its id: another id for other bytes, because what the bucket holds never changes. */
function readContentFile(name: string) {
  const bytes = readFileSync(join(path('files'), name));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 32), bytes };
}
