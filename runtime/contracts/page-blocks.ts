import * as z from 'zod/mini';
import { hasMenuItems } from '../domain/menu-text.ts';
import { videoOf } from '../domain/videos.ts';
import { isWebAddress } from '../domain/web-address.ts';

/** What the JSON of blocks says that contain what the owner has written themselves (`worker/blocks/`). */

const TEXT_MAX_LENGTH = 10_000;
const CODE_MAX_LENGTH = 50_000;
const ADDRESS_MAX_LENGTH = 2_000;
const SIDE_MAX = 100_000;
const MAX_ACCORDION_ITEMS = 50;

const line = (longest = 200) => z.string().check(z.trim(), z.maxLength(longest));
const needed = (longest = 200) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const yes = z._default(z.boolean(), true);
const no = z._default(z.boolean(), false);
const choice = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z._default(z.enum(names), names[0]);

/** Where a link may lead: the web, a path of the shop, a part of the page, a mail or a call. */
export const BlockLink = z
  .string()
  .check(z.maxLength(ADDRESS_MAX_LENGTH), z.regex(/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s"'<>\\]*$/i, 'link'));
/** Where a file is: a path of the shop, or an https address. */
export const FileAddress = z.string().check(
  z.maxLength(ADDRESS_MAX_LENGTH),
  z.regex(/^(https:\/\/|\/(?![/\\]))[^\s"'<>\\]*$/i, 'link'),
  z.refine((value) => value.startsWith('/') || isWebAddress(value), 'link'),
);
const side = z.int().check(z.minimum(1), z.maximum(SIDE_MAX));

/** A picture by its address; one of the shop's own is also fetched in smaller widths. */
export const BlockPicture = z.strictObject({
  src: FileAddress,
  /** Pixels of the original. */
  width: side,
  height: side,
  /** '' for a picture that only decorates. */
  altText: z._default(line(1_000), ''),
});
export type BlockPicture = z.infer<typeof BlockPicture>;

/** Texts that a visitor opens, each below its title: `accordion`. A blank line begins a paragraph. */
export const AccordionBlock = z.strictObject({
  items: z
    .array(z.strictObject({ title: needed(), description: needed(TEXT_MAX_LENGTH) }))
    .check(z.minLength(1), z.maxLength(MAX_ACCORDION_ITEMS)),
  shouldAllowMultipleOpenItems: no,
  isExpandedFirstItem: no,
  /** The level of the titles as headings of the page. */
  headingLevel: z._default(z.int().check(z.minimum(2), z.maximum(6)), 3),
});
export type AccordionBlock = z.infer<typeof AccordionBlock>;

/** Something to hear: `audio`. */
export const AudioBlock = z.strictObject({
  url: FileAddress,
  title: needed(),
  author: z._default(line(), ''),
  /** Whether visitors are offered the file. */
  showDownload: no,
});
export type AudioBlock = z.infer<typeof AudioBlock>;

/** A video of YouTube or Vimeo, which is fetched after a press: `video`. */
export const VideoBlock = z.strictObject({
  /** Its page. */
  url: z.string().check(
    z.maxLength(ADDRESS_MAX_LENGTH),
    z.refine((value) => videoOf(value) !== undefined, 'video'),
  ),
  title: needed(),
  description: z._default(line(TEXT_MAX_LENGTH), ''),
  /** What is seen before the press. */
  image: z._default(z.nullable(BlockPicture), null),
});
export type VideoBlock = z.infer<typeof VideoBlock>;

/** What a restaurant serves: `menu`. */
export const MenuBlock = z.strictObject({
  /**
   * A title above `===`, a section above `---`, and items with blank lines between them
   * (`runtime/domain/menu-text.ts`).
   */
  raw: z.string().check(z.maxLength(CODE_MAX_LENGTH), z.refine(hasMenuItems, 'menuItem')),
  /** The level of its highest headings. */
  headingLevel: z._default(z.int().check(z.minimum(2), z.maximum(5)), 2),
});
export type MenuBlock = z.infer<typeof MenuBlock>;

/** A quotation: `quote`. */
export const QuoteBlock = z.strictObject({
  quote: needed(TEXT_MAX_LENGTH),
  source: z._default(line(500), ''),
  /** Where it can be read. */
  sourceUrl: z._default(z.nullable(BlockLink), null),
});
export type QuoteBlock = z.infer<typeof QuoteBlock>;

export const MAP_PROVIDERS = ['openstreetmap', 'google', 'geo'] as const;

/** A place, whose map is fetched after a press: `map`. */
export const MapBlock = z.strictObject({
  title: z._default(line(), ''),
  /** Its lines. */
  address: needed(1_000),
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  zoom: z._default(z.int().check(z.minimum(1), z.maximum(19)), 16),
  /** What “Open in maps” opens; `geo` is the program that the visitor's device has for places. */
  openIn: choice(MAP_PROVIDERS),
  /** Whether a press shows the map on the page. */
  showMap: yes,
});
export type MapBlock = z.infer<typeof MapBlock>;

const BUTTON = { link: BlockLink, newWindow: no };

/** A link that looks like a button: `button`. */
export const ButtonBlock = z.strictObject({
  ...BUTTON,
  label: needed(),
  alignment: choice(['center', 'left', 'right']),
  size: choice(['medium', 'small', 'large']),
  type: choice(['primary', 'secondary', 'tertiary']),
});
export type ButtonBlock = z.infer<typeof ButtonBlock>;

/** A link to where visitors order or book with somebody else: `opentable`. */
export const ConnectedAccountBlock = z.strictObject({
  ...BUTTON,
  /** By default 'Order Now'. */
  linkTitle: z._default(line(), ''),
});
export type ConnectedAccountBlock = z.infer<typeof ConnectedAccountBlock>;

/** A link to where visitors book with Tock: `tock`. */
export const TockBlock = z.strictObject({ ...BUTTON, label: needed(), design: choice(['reservations', 'events']) });

/** What a gift is for, and a link to where visitors give: `donation`. A blank line begins a paragraph. */
export const DonationBlock = z.strictObject({
  ...BUTTON,
  label: needed(),
  title: z._default(line(), ''),
  description: z._default(line(TEXT_MAX_LENGTH), ''),
});

/** Something that Amazon sells: `amazon`. */
export const AmazonBlock = z.strictObject({
  /** Its page there. */
  link: z
    .string()
    .check(
      z.maxLength(ADDRESS_MAX_LENGTH),
      z.regex(/^https:\/\/[^\s"'<>\\]+$/i, 'link'),
      z.refine(isWebAddress, 'link'),
    ),
  title: needed(500),
  author: z._default(line(), ''),
  /** As it is to be read; the shop does not ask for it. */
  price: z._default(line(50), ''),
  image: z._default(z.nullable(BlockPicture), null),
});

/** A line across: `horizontalrule`. */
export const RuleBlock = z.strictObject({});

/** Room between blocks: `spacer`. */
export const SpacerBlock = z.strictObject({
  /** Height, in steps of a line. */
  size: z._default(z.int().check(z.minimum(1), z.maximum(10)), 2),
});
export type SpacerBlock = z.infer<typeof SpacerBlock>;

/** Source text that is shown as it is: `code`. */
export const CodeBlock = z.strictObject({
  source: z.string().check(z.minLength(1), z.maxLength(CODE_MAX_LENGTH)),
  /** Its language, for style sheets: the class `language-…`. */
  mode: z._default(z.string().check(z.regex(/^[\w-]{0,30}$/, 'id')), ''),
});
export type CodeBlock = z.infer<typeof CodeBlock>;

export const IMAGE_DESIGNS = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const;

/** A picture with a text: `image`. */
export const ImageBlock = z.strictObject({
  image: BlockPicture,
  design: choice(IMAGE_DESIGNS),
  title: z._default(line(500), ''),
  /** Of the design `inline` the caption. */
  subtitle: z._default(line(TEXT_MAX_LENGTH), ''),
  /** Where a press on the picture leads, and the button, where there is one. */
  link: z._default(z.nullable(BlockLink), null),
  buttonText: z._default(line(), ''),
  /** On which side the picture of a card, overlap or collage is. */
  imagePosition: choice(['left', 'right']),
  /** True for the picture that visitors see first. */
  isFirst: no,
});
export type ImageBlock = z.infer<typeof ImageBlock>;
