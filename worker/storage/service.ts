/**
 * The bucket FILES: files of digital goods, pictures of owners and of reviews. Each key begins with its site. The triggers
 * `asset_deleted`, `item_file_deleted` and `review_picture_deleted` note in `unused_objects` what no row names any more.
 */

export { answerWithObject, type Served } from './answer.ts';
export { bytesOf, RECORD_BYTES_MAX, readBase64, readPart } from './base64.ts';
export { attachment, dayAttachment, newFileName, safeFileName } from './file-name.ts';
export { assetKey, feedPartKey, itemFileKey, noticeKey, reviewPictureKey } from './keys.ts';
export { deleteObjects, deleteSiteObjects, findObject, getObject, putBytes, putObject } from './objects.ts';
export { abortParts, beginParts, joinParts, type ObjectUpload, PART_BYTES, putPart } from './parts.ts';
export { type ByteRange, parseRange } from './range.ts';
export { deleteUnusedObjects, keepStatement, UNUSED_AFTER_MS, unusedStatement } from './unused.ts';
