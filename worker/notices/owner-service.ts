import type { OwnerNotice, OwnerNotices } from '#runtime/contracts/notices.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { logError } from '../log.ts';
import { noticeKey, putBytes, unusedStatement } from '../storage/service.ts';
import { noticeUrl } from './guarantee-notice.ts';
import { isKnownFile, isNoticeLanguage, wantedLanguages } from './official.ts';
import { readNoticeFile } from './read-file.ts';
import { deleteNotice, type NoticeRow, readNotices, writeNotice } from './repository.ts';

export async function listNotices({ db, site }: OwnerCall): Promise<OwnerNotices> {
  const notices = (await readNotices(db, site.siteId)).map(toOwnerNotice);
  return { notices, wanted: { languages: wantedLanguages(site) } };
}

/** Stores the official file of a language as it is; the same file again changes nothing. */
export async function putNotice(
  { env, db, site, owner, readerLanguage, now }: OwnerCall,
  language: string,
  file: { body: ReadableStream<Uint8Array> | null; length: number },
): Promise<OwnerNotice> {
  if (!isNoticeLanguage(language)) throw new ApiError('INVALID_REQUEST', { fields: ['language'] });
  const { siteId } = site;
  const read = await readNoticeFile(file, { fileName: language, language: readerLanguage });
  const [earlier] = await readNotices(db, siteId, [language]);
  if (earlier?.sha256 === read.sha256) return toOwnerNotice(earlier);
  const id = sortableId(now);
  const key = noticeKey(siteId, id);
  await unusedStatement(db, siteId, key, now).run();
  try {
    await putBytes(env.FILES, key, read);
  } catch (error) {
    logError(error as Error, { site: siteId });
    throw new ApiError('FILE_UPLOAD_FAILED');
  }
  await writeNotice(db, { siteId, language, keyId: owner.keyId, now }, { ...read, id }, earlier);
  const { sha256, contentType, bytes, width, height } = read;
  return {
    ...{ language, sha256, contentType, bytes: bytes.length, width, height, addedAt: now },
    url: noticeUrl({ id, content_type: contentType }),
    isKnown: isKnownFile(language, sha256),
  };
}

/** Throws NOT_FOUND. */
export async function removeNotice({ db, site, owner, now }: OwnerCall, language: string): Promise<void> {
  const { siteId } = site;
  const [row] = await readNotices(db, siteId, [language]);
  if (!row) throw new ApiError('NOT_FOUND');
  await deleteNotice(db, { siteId, language, keyId: owner.keyId, now }, row);
}

function toOwnerNotice({ language, sha256, content_type, bytes, width, height, ...row }: NoticeRow): OwnerNotice {
  return {
    ...{ language, sha256, contentType: content_type, bytes, width, height, addedAt: row.added_at },
    url: noticeUrl({ id: row.id, content_type }),
    isKnown: isKnownFile(language, sha256),
  };
}
