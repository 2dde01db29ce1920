import * as z from 'zod/mini';
import {
  MAX_SLICE_BUTTONS,
  MAX_SLICE_LINKS,
  MAX_SLICE_PICTURES,
  MAX_SLICES,
  MAX_TRACKS,
  SLICE_HTML_MAX_LENGTH,
  SLICE_TEXT_MAX_LENGTH,
} from './content-limits.ts';
import { COVER_LAYOUTS, COVER_SHADES } from './enumerations.ts';
import { GalleryOptions } from './gallery.ts';
import { AudioBlock, BlockLink, BlockPicture, ButtonBlock, MapBlock, VideoBlock } from './page-blocks.ts';

/** Covers: pages that are made of slices and stand without the shop's header and footer. Lock screens are such pages too. */

const line = z.string().check(z.trim(), z.maxLength(SLICE_TEXT_MAX_LENGTH));
const needed = line.check(z.minLength(1));
const no = z._default(z.boolean(), false);
const formId = z.string().check(z.regex(/^[\w-]{1,100}$/));
const share = z.number().check(z.minimum(0), z.maximum(1));
/** A name at X, without its `@`. */
const handle = z.string().check(z.regex(/^\w{1,15}$/));
const profile = z.string().check(z.maxLength(2_000), z.regex(/^https:\/\/[^\s"'<>\\]+$/i));

function slice<const Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), ...shape });
}

const Link = z.strictObject({ title: needed, url: BlockLink });

/** A part of a cover, by the platform's names. */
export const Slice = z.discriminatedUnion('type', [
  slice('heading', { text: needed }),
  /** HTML, which is sanitised when it is saved. */
  slice('body', { html: z.string().check(z.minLength(1), z.maxLength(SLICE_HTML_MAX_LENGTH)) }),
  slice('image', { image: BlockPicture, link: z._default(z.nullable(BlockLink), null) }),
  slice('gallery', {
    pictures: z.array(BlockPicture).check(z.minLength(1), z.maxLength(MAX_SLICE_PICTURES)),
    options: z._default(GalleryOptions, GalleryOptions.parse({})),
  }),
  slice('video', VideoBlock.shape),
  /** The shop's profiles elsewhere; a link without a title is named after its host. */
  slice('social-icons', {
    profiles: z
      .array(z.strictObject({ url: profile, title: z._default(line, '') }))
      .check(z.minLength(1), z.maxLength(MAX_SLICE_LINKS)),
  }),
  slice('buttons', { buttons: z.array(ButtonBlock).check(z.minLength(1), z.maxLength(MAX_SLICE_BUTTONS)) }),
  /** Links, or without any the site's main menu. */
  slice('navigation', { links: z._default(z.array(Link).check(z.maxLength(MAX_SLICE_LINKS)), []) }),
  /** A form of the shop. Whether it stands in the page or opens after a press is the form's own setting. */
  slice('form', { formId }),
  /** The platform's other name for the same. */
  slice('custom-form', { formId }),
  /** A form of the kind `newsletter`. */
  slice('newsletter', { formId }),
  /** Something to hear, track by track. */
  slice('album', {
    title: needed,
    artist: z._default(line, ''),
    image: z._default(z.nullable(BlockPicture), null),
    tracks: z.array(AudioBlock).check(z.minLength(1), z.maxLength(MAX_TRACKS)),
  }),
  slice('map', MapBlock.shape),
  /** The shop's mark, or without a picture its title. It leads to the home page. */
  slice('logo', { image: z._default(z.nullable(BlockPicture), null) }),
  /** The one thing that a visitor is asked to do. */
  slice('action', { label: needed, link: BlockLink, newWindow: no }),
  /** A sign that the page is closed, with a text or the shop's own. */
  slice('lock', { text: z._default(line, '') }),
  /** The form that asks for the password. */
  slice('password', {}),
  slice('twitter', { handle }),
]);
export type Slice = z.infer<typeof Slice>;

/** A cover has its slices from top to bottom, and may have a picture behind them. */
export const Cover = z.strictObject({
  slices: z.array(Slice).check(z.minLength(1), z.maxLength(MAX_SLICES)),
  layout: z._default(z.enum(COVER_LAYOUTS), 'center'),
  /** The picture behind the slices, or beside them in the layout `split`; null for none. */
  background: z._default(z.nullable(BlockPicture), null),
  /** The point of the picture that stays visible where it is cropped. */
  focalPoint: z._default(z.strictObject({ x: share, y: share }), { x: 0.5, y: 0.5 }),
  /** A dark or light veil, or a card behind the texts, makes them readable before the picture; `split` needs none. */
  shade: z._default(z.enum(COVER_SHADES), 'dark'),
});
export type Cover = z.infer<typeof Cover>;
