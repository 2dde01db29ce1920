import { BYTES_PER_MB } from '#runtime/contracts/limits.ts';
import { REVIEW_PICTURE_MAX_MB, REVIEW_PICTURES_MAX } from '#runtime/domain/review.ts';
import { sortableId } from '../../db/sortable-id.ts';
import type { Bindings } from '../../env.ts';
import { logError } from '../../log.ts';
import { type Picture, readPicture } from '../../picture-formats/service.ts';
import { getObject, putObject, reviewPictureKey, unusedStatement } from '../../storage/service.ts';
import type { StoredPicture } from '../rows.ts';
import type { KeptPicture } from './kept.ts';

/** Most files of a form that are looked at: those that the review has, and as many new ones and one too many. */
const FILES_READ_MAX = 2 * REVIEW_PICTURES_MAX + 1;

/** Why a picture was not taken. `name` is that of the buyer's file. */
export type PictureError = { code: 'tooLarge' | 'unreadable'; name: string } | { code: 'tooMany' };

interface Uploaded {
  pictures: KeptPicture[];
  errors: PictureError[];
  /** Whether the bucket has not taken a picture. */
  isLost: boolean;
}

/**
 * Stores the pictures of a form, at most `room` of them, but none that the review has already, because a form whose answer
 * was lost is sent again. Each is deleted a day later unless a review names it.
 */
export async function uploadPictures(
  env: Bindings,
  siteId: string,
  files: readonly File[],
  { room, stored, now }: { room: number; stored: readonly StoredPicture[]; now: number },
): Promise<Uploaded> {
  const uploaded: Uploaded = { pictures: [], errors: [], isLost: false };
  let left = Math.max(0, room);
  for (const [index, file] of files.slice(0, FILES_READ_MAX).entries()) {
    const picture = await checked(file);
    if ('code' in picture) {
      uploaded.errors.push(picture);
      continue;
    }
    try {
      if (await isStored(env.FILES, siteId, picture, stored)) continue;
      if (left === 0) {
        uploaded.errors.push({ code: 'tooMany' });
        break;
      }
      left--;
      uploaded.pictures.push(await store(env, siteId, picture, now + index));
    } catch (error) {
      uploaded.isLost = true;
      logError(error as Error, { site: siteId });
    }
  }
  return uploaded;
}

/** Whether the review has the very same picture. */
async function isStored(
  bucket: R2Bucket,
  siteId: string,
  { bytes, width, height }: Picture,
  stored: readonly StoredPicture[],
): Promise<boolean> {
  for (const { id } of stored.filter((picture) => picture.width === width && picture.height === height)) {
    const object = await getObject(bucket, reviewPictureKey(siteId, id, width));
    if (object && Buffer.from(bytes).equals(new Uint8Array(await object.arrayBuffer()))) return true;
  }
  return false;
}

async function checked(file: File): Promise<Picture | PictureError> {
  if (file.size > REVIEW_PICTURE_MAX_MB * BYTES_PER_MB) return { code: 'tooLarge', name: file.name };
  return readPicture(new Uint8Array(await file.arrayBuffer())) ?? { code: 'unreadable', name: file.name };
}

/** Stores a picture. Ids sort by `now`, so that pictures stay in the order in which they were chosen. */
async function store(
  { DB, FILES }: Bindings,
  siteId: string,
  { bytes, contentType, width, height }: Picture,
  now: number,
): Promise<KeptPicture> {
  const id = sortableId(now);
  const key = reviewPictureKey(siteId, id, width);
  await unusedStatement(DB, siteId, key, now).run();
  const body = new Blob([bytes]).stream();
  await putObject(FILES, key, { body, bytes: bytes.length, contentType });
  return { id, contentType, bytes: bytes.length, width, height };
}
