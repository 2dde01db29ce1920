import type { ColorData, OwnerPicture, OwnerPictures, PictureDetails } from '#runtime/contracts/pictures.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { logError } from '../log.ts';
import { createOnce } from '../owner/service.ts';
import { sha256 } from '../session/service.ts';
import { assetKey, newFileName, putBytes, safeFileName, unusedStatement } from '../storage/service.ts';
import { pictureUrl } from './address.ts';
import { deleteAsset, insertAsset, updateAsset } from './changes.ts';
import { coloursOf } from './colours.ts';
import { findAsset, findByContent, listAssets, searchAssets } from './repository.ts';
import { type AssetRow, toOwnerPicture } from './rows.ts';
import { type NewAsset, readUpload, type UploadedFile } from './upload.ts';
import { usesOf } from './uses.ts';

export async function readPictures(
  { env, db, site }: OwnerCall,
  { q, ...listing }: { q?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<OwnerPictures> {
  const page = q ? searchAssets(db, site.siteId, q, listing) : listAssets(db, site.siteId, listing);
  const { rows, nextPageCursor } = await page;
  const pictures = rows.map((row) => toOwnerPicture(row, env.IMAGES !== undefined));
  return { pictures, hasNextPage: nextPageCursor !== null, nextPageCursor };
}

export async function readOwnPicture({ env, db, site }: OwnerCall, id: string): Promise<OwnerPicture> {
  return toOwnerPicture(await existing(db, site.siteId, id), env.IMAGES !== undefined);
}

/**
 * Stores an uploaded picture. Where the shop has the same picture already, that one is the answer, with its own name
 * and texts; but an imported picture keeps its id.
 */
export async function addPicture(
  call: OwnerCall,
  file: UploadedFile & { altText: string } & Moved,
): Promise<{ picture: OwnerPicture; isNew: boolean }> {
  const { db, site } = call;
  const filename = safeFileName(file.filename);
  if (filename === undefined) throw new ApiError('FILE_NAME_MISSING', { fields: ['filename'] });
  const asset = await readUpload({ ...file, filename }, call.readerLanguage);
  const stored = file.id === undefined ? await findByContent(db, site.siteId, asset.sha256) : undefined;
  if (stored) return { picture: await readOwnPicture(call, stored.id), isNew: false };
  const added = await store(call, { ...asset, filename, altText: file.altText }, file);
  return { picture: await readOwnPicture(call, added.id), isNew: added.isNew };
}

/** The fields that an imported picture brings along. */
interface Moved {
  id?: string;
  colors?: ColorData | null;
}

async function store(
  call: OwnerCall,
  asset: NewAsset & { filename: string; altText: string },
  { id: given, colors: known }: Moved,
): Promise<{ id: string; isNew: boolean }> {
  const { env, db, site, owner, now } = call;
  const id = given ?? sortableId(now);
  const change = { siteId: site.siteId, id, keyId: owner.keyId, now };
  const colors = known ?? (await coloursOf(env.IMAGES, asset.bytes, site.siteId));
  await storeObject(call, id, asset);
  const row = {
    ...asset,
    bytes: asset.bytes.length,
    url: pictureUrl(id, asset.filename, asset.contentType),
    colors: colors && JSON.stringify(colors),
    hasMoved: given !== undefined,
  };
  let isNew = true;
  const created = await createOnce(repeatable(call, asset), id, async (reservation) => {
    isNew = await insertAsset(db, change, row, reservation);
  });
  // Another call has stored the same picture in the meantime.
  const stored = isNew || given !== undefined ? undefined : await findByContent(db, site.siteId, asset.sha256);
  return { id: stored?.id ?? created, isNew: isNew && created === id };
}

/** Records the object before it is stored, so that one without a row is deleted a day later. */
async function storeObject({ env, db, site, now }: OwnerCall, id: string, { bytes, contentType }: NewAsset) {
  const key = assetKey(site.siteId, id);
  await unusedStatement(db, site.siteId, key, now).run();
  try {
    await putBytes(env.FILES, key, { bytes, contentType });
  } catch (error) {
    logError(error as Error, { site: site.siteId });
    throw new ApiError('FILE_UPLOAD_FAILED');
  }
}

/** The body of this call is no JSON, so a repeat is recognised by what the picture is. */
function repeatable(call: OwnerCall, { filename, altText, sha256: content }: NewAsset & Named): OwnerCall {
  const { idempotency } = call;
  if (!idempotency) return call;
  const requestHash = sha256([idempotency.requestHash, filename, altText, content].join('\n'));
  return { ...call, idempotency: { ...idempotency, requestHash } };
}

interface Named {
  filename: string;
  altText: string;
}

/** Changes name, alternative text and focal point if the picture has not changed since `version`. */
export async function changePicture(
  call: OwnerCall,
  id: string,
  version: number,
  details: PictureDetails,
): Promise<OwnerPicture> {
  const { db, site } = call;
  const { content_type: contentType } = await existing(db, site.siteId, id);
  const filename = newFileName(details.filename, 'filename');
  const url = pictureUrl(id, filename, contentType);
  await ifCurrent(call, id, (change) => updateAsset(db, change, version, { ...details, filename, url }));
  return readOwnPicture(call, id);
}

/** Deletes a picture for ever. Throws PICTURE_IN_USE, with the names of what uses it. */
export async function removePicture(call: OwnerCall, id: string, version: number): Promise<void> {
  const { db, site } = call;
  await existing(db, site.siteId, id);
  const uses = await usesOf(db, site.siteId, id);
  if (uses.length > 0) {
    const { pictures } = await textsIn(call.readerLanguage);
    throw new ApiError('PICTURE_IN_USE', { text: fill(pictures.usedBy, { uses: uses.join(', ') }) });
  }
  await ifCurrent(call, id, (change) => deleteAsset(db, change, version));
}

function ifCurrent(
  { db, site, owner, now }: OwnerCall,
  id: string,
  write: (change: { siteId: string; id: string; keyId: string; now: number }) => Promise<void>,
): Promise<void> {
  const change = { siteId: site.siteId, id, keyId: owner.keyId, now };
  return refusingStale(
    () => write(change),
    () => findAsset(db, site.siteId, id),
  );
}

async function existing(db: D1Database, siteId: string, id: string): Promise<AssetRow> {
  const row = await findAsset(db, siteId, id);
  if (!row) throw new ApiError('PICTURE_NOT_FOUND');
  return row;
}
