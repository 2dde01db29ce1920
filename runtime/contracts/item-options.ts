import * as z from 'zod/mini';
import { isWebAddress } from '../domain/web-address.ts';
import { GalleryOptions } from './gallery.ts';

/** A page of the web. */
export const WebAddress = z
  .string()
  .check(z.maxLength(2_000), z.regex(/^https?:\/\/[^\s"'<>\\]+$/i), z.refine(isWebAddress));

const addressLine = z._default(z.string().check(z.maxLength(300)), '');
const degrees = (most: number) => z._default(z.nullable(z.number().check(z.minimum(-most), z.maximum(most))), null);

/** The place of an event. */
export const ItemLocation = z.strictObject({
  addressLine1: addressLine,
  addressLine2: addressLine,
  addressCountry: addressLine,
  mapLat: degrees(90),
  mapLng: degrees(180),
});
export type ItemLocation = z.infer<typeof ItemLocation>;

/** Fields that only some kinds of items have. */
export const ItemOptions = z.strictObject({
  /** Of a gallery. */
  gallery: z._default(z.nullable(GalleryOptions), null),
  /** Of a video: its page at YouTube or Vimeo. */
  videoUrl: z._default(z.nullable(WebAddress), null),
  /** Of a video: whether its picture lies over the player until a press. */
  overlay: z._default(z.boolean(), false),
  /** The service that `sourceUrl` is a page of, such as `instagram`, or `email`; '' for none. */
  serviceName: z._default(z.string().check(z.regex(/^[a-z][a-z\d-]{0,49}$|^$/)), ''),
  /** Whether a press on the title leads to `sourceUrl`. */
  passthrough: z._default(z.boolean(), false),
  /** Of an event: it lasts whole days of the site's time zone. `startsAt` and `endsAt` are moments of the first and last. */
  isAllDay: z._default(z.boolean(), false),
});
export type ItemOptions = z.infer<typeof ItemOptions>;
