import * as z from 'zod/mini';
import { isWebAddress } from '../domain/web-address.ts';
import { MAX_DAYS_AGAIN, MAX_DELAY_SECONDS, POPUP_POSITIONS, POPUP_SIZES } from './popup-enumerations.ts';

/** Most popups of a site. All that are enabled come with the site's row. */
export const MAX_POPUPS = 20;
const MAX_COLLECTIONS = 50;
const MAX_PATHS = 50;
const MAX_EDITION = 1_000_000;
const TITLE_MAX_LENGTH = 200;
const HTML_MAX_LENGTH = 10_000;

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const ms = z.int().check(z.minimum(0));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_LENGTH));
/** A path of the site, which may end in `*` for all that begin so. */
const path = z.string().check(z.maxLength(1_000), z.regex(/^\/[^\s\\"<>?#]*$/));
const address = z
  .string()
  .check(z.maxLength(2_000), z.regex(/^(?:\/(?![/\\])|https:\/\/[^/])[^\s\\"<>]*$|^\/$/), z.refine(isWebAddress));

/** What a popup asks for: one of the shop's forms, or a press on a button that leads somewhere. */
export const PopupContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('newsletter'), formId: id }),
  z.strictObject({ kind: z.literal('form'), formId: id }),
  z.strictObject({ kind: z.literal('button'), text: title, url: address }),
]);

/**
 * What makes a popup appear. `leave` is the pointer that goes for the browser's tabs or, on touch screens, a fast scroll
 * up. `link` is a press on `[data-sq-opens=popup]` alone, which opens every other popup too.
 */
export const PopupSign = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('delay'), seconds: z.int().check(z.minimum(1), z.maximum(MAX_DELAY_SECONDS)) }),
  z.strictObject({ kind: z.literal('scroll'), percent: z.int().check(z.minimum(1), z.maximum(100)) }),
  z.strictObject({ kind: z.literal('leave') }),
  z.strictObject({ kind: z.literal('link') }),
]);

/** Pages on which a popup can appear. */
export const PopupPlace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('home') }),
  z.strictObject({
    kind: z.literal('collections'),
    ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_COLLECTIONS)),
    /** Whether only the pages of single items count, and not those that list them. */
    isItemsOnly: z._default(z.boolean(), false),
  }),
]);

const SHOWN = {
  title,
  /** HTML, which is sanitised when it is saved. */
  html: z.string().check(z.maxLength(HTML_MAX_LENGTH)),
  image: z.nullable(z.strictObject({ url: address, alt: z.string().check(z.maxLength(TITLE_MAX_LENGTH)) })),
  content: PopupContent,
  position: z.enum(POPUP_POSITIONS),
  size: z.enum(POPUP_SIZES),
  sign: PopupSign,
  /** Days until a visitor who has closed it may see it again; null for never. */
  againAfterDays: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_DAYS_AGAIN))),
  /** A visitor sees another edition although they have closed or answered an earlier one. */
  edition: z.int().check(z.minimum(1), z.maximum(MAX_EDITION)),
};

/** A popup as pages receive it. */
export const Popup = z.strictObject({ id, ...SHOWN });
export type Popup = z.infer<typeof Popup>;

const PLAN = {
  place: PopupPlace,
  /** Paths on which it does not appear. */
  excludedPaths: z.array(path).check(z.maxLength(MAX_PATHS)),
  /** It appears from `startsAt` until just before `endsAt`, ms since the epoch; null is no bound. */
  startsAt: z.nullable(ms),
  endsAt: z.nullable(ms),
  isEnabled: z.boolean(),
};
type Times = { startsAt: number | null; endsAt: number | null };
const hasTime = z.refine<Times>(({ startsAt, endsAt }) => startsAt === null || endsAt === null || endsAt > startsAt, {
  error: 'afterStart',
  path: ['endsAt'],
});

/** Body of `PUT /api/owner/popups/:popupId`. */
export const PopupDefinition = z.strictObject({ ...SHOWN, ...PLAN }).check(hasTime);
export type PopupDefinition = z.infer<typeof PopupDefinition>;

/** Body of `POST /api/owner/popups`. */
export const NewPopup = z
  .strictObject({
    ...SHOWN,
    ...PLAN,
    id: z.optional(id),
    html: z._default(SHOWN.html, ''),
    image: z._default(SHOWN.image, null),
    size: z._default(SHOWN.size, 'small'),
    againAfterDays: z._default(SHOWN.againAfterDays, 30),
    edition: z._default(SHOWN.edition, 1),
    place: z._default(PLAN.place, { kind: 'all' }),
    excludedPaths: z._default(PLAN.excludedPaths, []),
    startsAt: z._default(PLAN.startsAt, null),
    endsAt: z._default(PLAN.endsAt, null),
    isEnabled: z._default(PLAN.isEnabled, true),
  })
  .check(hasTime);
export type NewPopup = z.infer<typeof NewPopup>;

/** A popup as its owner receives it. `version` goes into `If-Match` of the next change. */
export const OwnerPopup = z.strictObject({ id, ...SHOWN, ...PLAN, version: z.int(), createdAt: ms, updatedAt: ms });
export type OwnerPopup = z.infer<typeof OwnerPopup>;

/** Answer of `GET /api/owner/popups`. */
export const OwnerPopups = z.strictObject({ popups: z.array(OwnerPopup) });
export type OwnerPopups = z.infer<typeof OwnerPopups>;
