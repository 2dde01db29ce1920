import * as z from 'zod/mini';
import {
  GALLERY_OPTION_LIST,
  type GalleryOptionName,
  type GalleryOptions as Options,
} from '../domain/gallery-options.ts';

type Shape = { [Name in GalleryOptionName]: z.ZodMiniDefault<z.ZodMiniType<Options[Name]>> };

/** How a gallery shows its pictures, by the table of its options. */
export const GalleryOptions = z.strictObject(
  Object.fromEntries(
    GALLERY_OPTION_LIST.map(([name, option]) => {
      if (option.kind === 'flag') return [name, z._default(z.boolean(), option.usual)];
      if (option.kind === 'choice') return [name, z._default(z.enum(option.choices), option.usual)];
      return [name, z._default(z.int().check(z.minimum(option.least), z.maximum(option.most)), option.usual)];
    }),
  ) as unknown as Shape,
);
export type GalleryOptions = z.infer<typeof GalleryOptions>;

/**
 * The kind of a gallery's picture: one by its address, a preview whose licence is still to be bought, one that the gallery
 * has shown before, one of the shop's pictures, or what stands for a video.
 */
export const GALLERY_MEDIA_TYPES = ['imageFile', 'imageLicensed', 'imageReused', 'assetReused', 'video'] as const;
export type GalleryMediaType = (typeof GALLERY_MEDIA_TYPES)[number];

/** A picture of a gallery, as any page may show it. */
export const GalleryPicture = z.strictObject({
  id: z.string(),
  /** A path of the shop, or an address of the web. */
  url: z.string(),
  /** Widths that the shop serves beside the original, by `?format=500w`. */
  widths: z.array(z.int()),
  /** Size of the original in pixels; 0 where it is not known. */
  width: z.int(),
  height: z.int(),
  /** The point that stays visible where the picture is cropped: 0 is left or top, 1 is right or bottom. */
  focalPoint: z.strictObject({ x: z.number(), y: z.number() }),
  /** Average colour of its centre, as six hexadecimal digits; null where it is not known. */
  color: z.nullable(z.string()),
  alt: z.string(),
  title: z.string(),
  /** HTML in pages, plain text in the API's answer. */
  description: z.string(),
  /** Where a press on it leads; '' for nowhere. */
  link: z.string(),
  /** Page at YouTube or Vimeo of the video that it stands for. A picture alone has none. */
  video: z.optional(z.string()),
  /** Undefined where a page of others does not say it. */
  mediaType: z.optional(z.enum(GALLERY_MEDIA_TYPES)),
});
export type GalleryPicture = z.infer<typeof GalleryPicture>;

/** Answer of `GET /api/1/galleries/…`: the first page of a collection, or the pictures of an item. */
export const Gallery = z.strictObject({
  title: z.string(),
  options: GalleryOptions,
  pictures: z.array(GalleryPicture),
});
export type Gallery = z.infer<typeof Gallery>;
