import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypeOf } from '#worker/downloads/content-type.ts';
import { itemFileKey, reviewPictureKey } from '#worker/storage/keys.ts';
import type { SiteContent } from './content/content.ts';
import { reviewId, upsert } from './seed-sql.ts';

const FOLDER = fileURLToPath(new URL('files', import.meta.url));

/** A file of the demo's bucket. */
export interface BucketFile {
  /** Path on this machine. */
  path: string;
  /** Key in the bucket. */
  key: string;
  /** The statement that gives it to its product or review. */
  sql: string;
}

/** Returns the files of digital products and the pictures of reviews. Only a local bucket has them; see `demo/database.ts`. */
export function bucketFiles(sites: readonly SiteContent[]): BucketFile[] {
  return sites.flatMap((site) => [...productFiles(site), ...reviewPictures(site)]);
}

function productFiles({ siteId, collections }: SiteContent): BucketFile[] {
  return collections.flatMap(({ items = [] }) =>
    items.flatMap(({ id: itemId, product }) =>
      (product?.files ?? []).map((name) => {
        const { path, id } = fileOf(name);
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
  );
}

function reviewPictures({ siteId, reviews }: SiteContent): BucketFile[] {
  return reviews.flatMap((review) =>
    (review.pictures ?? []).map(({ file, width, height }) => {
      const { path, id } = fileOf(join('reviews', file));
      const row = { site_id: siteId, id, review_id: reviewId(review), content_type: 'image/jpeg' };
      const all = { ...row, bytes: statSync(path).size, width, height };
      return {
        path,
        key: reviewPictureKey(siteId, id, width),
        sql: upsert('review_pictures', ['site_id', 'review_id', 'id'], all),
      };
    }),
  );
}

/** Returns a file's path and its id: another id for other bytes, because what the bucket holds never changes. */
function fileOf(name: string): { path: string; id: string } {
  const path = join(FOLDER, name);
  return { path, id: createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32) };
}
