import * as z from 'zod/mini';
import type { OwnerFile } from '#runtime/contracts/files.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { type RecordPlan, recordKind } from '../http/record-kind.ts';
import {
  bytesOf,
  itemFileKey,
  putBytes,
  readBase64,
  readPart,
  safeFileName,
  unusedStatement,
} from '../storage/service.ts';
import { contentTypeOf } from './content-type.ts';
import { expectRoom, findFile, listFiles, newFileStatements } from './owner-files.ts';

/** Most files of a part of an export; each holds its bytes. */
const PER_PAGE = 25;
const id = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** A file of a digital product as a whole-shop file has it. */
const FileRecord = z.strictObject({
  id,
  itemId: id,
  /** The name for buyers. */
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  bytes: z.int().check(z.minimum(1)),
  /** As base64; null for a file that is too large for a record. */
  data: z.nullable(z.string()),
});
type FileRecord = z.infer<typeof FileRecord>;

/** Files of digital products. Those that are too large for a record are uploaded apart. */
export const files = recordKind({
  type: 'file',
  scopes: { read: 'files:read', write: 'files:write' },
  contract: FileRecord,
  async plan(call, given): Promise<RecordPlan> {
    const name = safeFileName(given.name);
    if (name === undefined) throw new ApiError('INVALID_REQUEST', { fields: ['name'] });
    const file = { ...given, name };
    const found = await findFile(call.db, call.site.siteId, file.id);
    if (found && found.itemId !== file.itemId) throw new ApiError('INVALID_REQUEST', { fields: ['itemId'] });
    if (!found && file.data === null) {
      const { leftBehind } = (await textsIn(call.readerLanguage)).imports;
      throw new ApiError('FILE_NOT_FOUND', { text: leftBehind });
    }
    const content = found && fileRecord(found);
    return { id: file.id, title: file.name, current: content, next: content ?? file, write: () => addFile(call, file) };
  },
  async list({ env, db, site }, cursor = '') {
    const [itemId = '', fileId = ''] = cursor.split('/');
    const rows = await listFiles(db, site.siteId, { itemId, id: fileId }, PER_PAGE + 1);
    const read = async (file: OwnerFile): Promise<FileRecord> => ({
      ...fileRecord(file),
      data: await readBase64(env.FILES, itemFileKey(site.siteId, file.id)),
    });
    const contents = await readPart(rows.slice(0, PER_PAGE), read, ({ data }) => [data]);
    const last = contents.at(-1);
    const hasNextPage = last !== undefined && rows.length > contents.length;
    return { contents, nextPageCursor: hasNextPage ? `${last.itemId}/${last.id}` : null };
  },
});

function fileRecord({ id: fileId, itemId, name, bytes }: OwnerFile): FileRecord {
  return { id: fileId, itemId, name, bytes, data: null };
}

async function addFile({ env, db, site, owner, now }: OwnerCall, file: FileRecord): Promise<void> {
  const { siteId } = site;
  const bytes = bytesOf(file.data ?? '');
  if (bytes.length === 0) throw new ApiError('FILE_EMPTY', { fields: ['data'] });
  await expectRoom(db, siteId, file.itemId, file.name);
  const key = itemFileKey(siteId, file.id);
  const contentType = contentTypeOf(file.name);
  await unusedStatement(db, siteId, key, now).run();
  await putBytes(env.FILES, key, { bytes, contentType });
  const stored = { ...file, contentType, bytes: bytes.length, createdAt: now };
  await db.batch(newFileStatements({ db, bucket: env.FILES, siteId, keyId: owner.keyId, now }, stored));
}
