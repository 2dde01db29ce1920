import type { OwnerFile } from '#runtime/contracts/files.ts';
import { guard, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { auditStatement } from '../owner/service.ts';
import { newFileName } from '../storage/service.ts';
import { contentTypeOf } from './content-type.ts';
import { type OwnerCall, readFiles } from './owner-files.ts';

const CURRENT = 'SELECT 1 FROM item_files WHERE site_id = ?1 AND item_id = ?2 AND removed_at IS NULL';

/**
 * Gives a file of a product another name, which those who may download it see too. Throws FILE_NAME_TAKEN where another
 * file of the product has it.
 */
export async function renameFile(
  { db, siteId, keyId, now }: OwnerCall,
  itemId: string,
  fileId: string,
  text: string,
): Promise<OwnerFile> {
  const file = (await readFiles(db, siteId, itemId)).find(({ id }) => id === fileId);
  if (!file) throw new ApiError('FILE_NOT_FOUND');
  const name = newFileName(text, 'name');
  if (name === file.name) return file;
  const contentType = contentTypeOf(name);
  const conditions = {
    FILE_NOT_FOUND: `NOT EXISTS (${CURRENT} AND id = ?3)`,
    FILE_NAME_TAKEN: `EXISTS (${CURRENT} AND id <> ?3 AND name = ?4)`,
  };
  await db
    .batch([
      guard(db, siteId, conditions, itemId, fileId, name),
      db
        .prepare('UPDATE item_files SET name = ?3, content_type = ?4 WHERE site_id = ?1 AND id = ?2')
        .bind(siteId, fileId, name, contentType),
      db
        .prepare('UPDATE downloads INDEXED BY downloads_by_file SET name = ?3 WHERE site_id = ?1 AND file_id = ?2')
        .bind(siteId, fileId, name),
      auditStatement(db, { siteId, keyId, action: 'file.renamed', target: fileId }, now),
    ])
    .catch((error: unknown) => {
      const refusal = refusalOf(error);
      throw refusal instanceof ApiError && refusal.code === 'FILE_NAME_TAKEN'
        ? new ApiError('FILE_NAME_TAKEN', { fields: ['name'] })
        : refusal;
    });
  return { ...file, name, contentType };
}
