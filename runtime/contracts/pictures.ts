import * as z from 'zod/mini';
import { isWebAddress } from '../domain/web-address.ts';
import { OWNER_HTML_MAX_LENGTH, PICTURE_ALT_MAX_LENGTH } from './limits.ts';

const FILENAME_MAX_LENGTH = 200;
const ADDRESS_MAX_LENGTH = 2_000;
const SIDE_MAX = 1_000_000;
const TITLE_MAX_LENGTH = 1_000;

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const side = z.int().check(z.minimum(1), z.maximum(SIDE_MAX));
const focus = z.number().check(z.minimum(0), z.maximum(1));
const altText = z.string().check(z.maxLength(PICTURE_ALT_MAX_LENGTH));
const colour = z.string().check(z.regex(/^[\da-f]{6}$/));
const ms = z.int();

/** Average colours of a picture's corners and of its centre, as six hexadecimal digits. */
export const ColorData = z.strictObject({
  topLeftAverage: colour,
  topRightAverage: colour,
  bottomLeftAverage: colour,
  bottomRightAverage: colour,
  centerAverage: colour,
});
export type ColorData = z.infer<typeof ColorData>;

/** What an owner may change of a picture. */
export const PictureDetails = z.strictObject({
  filename: z.string().check(z.maxLength(1_000)),
  altText,
  /** The point that stays visible where the picture is cropped: 0 is left or top, 1 is right or bottom. */
  focalX: focus,
  focalY: focus,
});
export type PictureDetails = z.infer<typeof PictureDetails>;

/** A picture as its owner receives it. `version` goes into `If-Match` of the next change. */
export const OwnerPicture = z.extend(PictureDetails, {
  id,
  /** Path on the shop's host. */
  assetUrl: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  /** Size in pixels, as the picture is shown. */
  width: z.int(),
  height: z.int(),
  /** Null where they could not be computed. */
  colors: z.nullable(ColorData),
  /** Widths that the shop serves beside the original, such as `500w`. */
  formats: z.array(z.string()),
  version: z.int(),
  createdAt: ms,
  updatedAt: ms,
});
export type OwnerPicture = z.infer<typeof OwnerPicture>;

/** Answer of `GET /api/owner/pictures`, newest first. */
export const OwnerPictures = z.strictObject({
  pictures: z.array(OwnerPicture),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerPictures = z.infer<typeof OwnerPictures>;

/** Query of `POST /api/owner/pictures`; the body is the file itself. */
export const NewPicture = z.strictObject({
  filename: z.string().check(z.maxLength(1_000)),
  altText: z.optional(altText),
});

/** Body of `POST /api/owner/pictures/fetch`. */
export const PictureSource = z.strictObject({
  /** An https address of the web. */
  url: z.string().check(z.maxLength(ADDRESS_MAX_LENGTH)),
  altText: z.optional(altText),
});

const image = {
  id,
  /** Of an uploaded picture; null for one that is elsewhere. */
  assetId: z.nullable(id),
  /** A path of the shop, or an https address. */
  assetUrl: z
    .string()
    .check(z.maxLength(ADDRESS_MAX_LENGTH), z.regex(/^(https:\/\/|\/(?![/\\]))[^\s"'<>\\]+$/), z.refine(isWebAddress)),
  width: side,
  height: side,
  altText,
  title: z.string().check(z.maxLength(TITLE_MAX_LENGTH)),
  /** The caption, as HTML. It is sanitised before it is saved. */
  body: z.string().check(z.maxLength(OWNER_HTML_MAX_LENGTH)),
  filename: z.string().check(z.maxLength(FILENAME_MAX_LENGTH)),
  /** Whether it is the preview of a picture whose licence is still to be bought. */
  licensedAssetPreview: z.boolean(),
  focalX: focus,
  focalY: focus,
  colors: z.nullable(ColorData),
};

/** A picture of a product, post or other item, as its owner receives it. */
export const OwnerImage = z.strictObject(image);
export type OwnerImage = z.infer<typeof OwnerImage>;

const isWhole = ({ assetId, assetUrl, width, height }: Partial<OwnerImage>) =>
  Boolean(assetId) || (assetUrl !== undefined && width !== undefined && height !== undefined);

/**
 * A picture of an item as its owner sends it. With `assetId`, address, size and colours are those of the uploaded
 * picture, and so are texts and focal point that are left out. Without it, `assetUrl`, `width` and `height` are needed.
 */
export const ItemImage = z
  .partial(OwnerImage)
  .check(z.refine((value) => isWhole(value as Partial<OwnerImage>), { path: ['assetUrl'] }));
export type ItemImage = z.infer<typeof ItemImage>;
