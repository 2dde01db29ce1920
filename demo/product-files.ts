import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypeOf } from '#worker/downloads/content-type.ts';
import { itemFileKey } from '#worker/storage/keys.ts';
import type { SiteContent } from './content/content.ts';
import { upsert } from './seed-sql.ts';

const FOLDER = fileURLToPath(new URL('files', import.meta.url));

/** A file of a digital product of the demo. */
export interface ProductFile {
  /** Path on this machine. */
  path: string;
  /** Key in the bucket. */
  key: string;
  /** The statement that gives it to its product. */
  sql: string;
}

/** Returns the files of the demo's digital products. Only a local bucket has them; see `demo/database.ts`. */
export function productFiles(sites: readonly SiteContent[]): ProductFile[] {
  return sites.flatMap(({ siteId, collections }) =>
    collections.flatMap(({ items = [] }) =>
      items.flatMap(({ id: itemId, product }) =>
        (product?.files ?? []).map((name) => {
          const path = join(FOLDER, name);
          const bytes = readFileSync(path);
          const hash = createHash('sha256').update(bytes).digest('hex');
          // Another id for other bytes, because a file that was bought never changes.
          const id = hash.slice(0, 32);
          const row = { site_id: siteId, id, item_id: itemId, name, content_type: contentTypeOf(name) };
          const all = { ...row, bytes: statSync(path).size, created_at: 0 };
          const others = `UPDATE item_files SET removed_at = 0 WHERE site_id = '${siteId}' AND item_id = '${itemId}' AND name = '${name}' AND id <> '${id}' AND removed_at IS NULL;`;
          return {
            path,
            key: itemFileKey(siteId, id),
            sql: `${others}\n${upsert('item_files', ['site_id', 'id'], all)}`,
          };
        }),
      ),
    ),
  );
}
