import * as z from 'zod/mini';
import { ColorData, PictureDetails } from '#runtime/contracts/pictures.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { type RecordPlan, recordKind } from '../http/record-kind.ts';
import { assetKey, bytesOf, getObject, readBase64, readPart } from '../storage/service.ts';
import { addPicture, changePicture } from './owner-service.ts';
import { findAsset, findByContent, listAssetsById } from './repository.ts';
import type { AssetRow } from './rows.ts';

/** Most pictures of a part of an export; each holds its bytes. */
const PER_PAGE = 25;

/** A picture as a whole-shop file has it. */
const PictureRecord = z.extend(PictureDetails, {
  id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
  /** Null where they could not be computed. */
  colors: z.nullable(ColorData),
  /** As base64; null for a picture that is too large for a record. */
  data: z.nullable(z.string()),
});
type PictureRecord = z.infer<typeof PictureRecord>;

/** Owners' pictures. Each keeps its id, because pages name it, even where the shop has the same picture under another. */
export const pictures = recordKind({
  type: 'picture',
  scopes: { read: 'pictures:read', write: 'pictures:write' },
  contract: PictureRecord,
  async plan(call, picture): Promise<RecordPlan> {
    const { db, site } = call;
    const row = await findAsset(db, site.siteId, picture.id);
    const { data, colors: _, sha256: __, ...details } = picture;
    const same = row || data !== null ? undefined : await findByContent(db, site.siteId, picture.sha256);
    if (!row && data === null && !same) {
      const { leftBehind } = (await textsIn(call.readerLanguage)).imports;
      throw new ApiError('PICTURE_NOT_FOUND', { text: leftBehind });
    }
    const current = row && pictureRecord(row);
    return {
      id: picture.id,
      title: picture.filename,
      current,
      next: current ? { ...current, ...details } : picture,
      async write() {
        if (row) await change(call, row, details);
        else await add(call, picture, same ? await objectOf(call, same) : bytesOf(data ?? ''));
      },
    };
  },
  async find({ db, site }, id) {
    const row = await findAsset(db, site.siteId, id);
    return row && pictureRecord(row);
  },
  async list({ env, db, site }, cursor) {
    const rows = await listAssetsById(db, site.siteId, cursor, PER_PAGE + 1);
    const read = async (row: AssetRow): Promise<PictureRecord> => ({
      ...pictureRecord(row),
      data: await readBase64(env.FILES, assetKey(site.siteId, row.id)),
    });
    const contents = await readPart(rows.slice(0, PER_PAGE), read, ({ data }) => [data]);
    return { contents, nextPageCursor: rows.length > contents.length ? (contents.at(-1)?.id ?? null) : null };
  },
});

function pictureRecord(row: AssetRow): PictureRecord {
  return {
    id: row.id,
    filename: row.filename,
    altText: row.alt_text,
    focalX: row.focal_x,
    focalY: row.focal_y,
    sha256: row.sha256,
    colors: row.colors === null ? null : JSON.parse(row.colors),
    data: null,
  };
}

/** Reads the bytes of a picture that the shop has. */
async function objectOf({ env, site }: OwnerCall, { id }: AssetRow): Promise<Uint8Array<ArrayBuffer>> {
  const object = await getObject(env.FILES, assetKey(site.siteId, id));
  if (!object) throw new ApiError('PICTURE_NOT_FOUND', { fields: ['data'] });
  return new Uint8Array(await object.arrayBuffer());
}

async function add(call: OwnerCall, picture: PictureRecord, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { id, filename, altText, focalX, focalY, colors } = picture;
  const file = { filename, altText, body: new Blob([bytes]).stream(), length: bytes.length };
  const added = await addPicture(call, { ...file, id, colors });
  const { version } = added.picture;
  if (focalX !== 0.5 || focalY !== 0.5) {
    await changePicture(call, added.picture.id, version, { filename, altText, focalX, focalY });
  }
}

async function change(call: OwnerCall, row: AssetRow, details: PictureDetails): Promise<void> {
  const { filename, altText, focalX, focalY } = details;
  await changePicture(call, row.id, row.version, { filename, altText, focalX, focalY });
}
