import * as z from 'zod/mini';
import { COMMENT_DEFAULTS, COMMENT_SORT } from '../domain/comments/rules.ts';
import { isLanguageTag } from '../domain/language-tag.ts';
import { FONT_IDS } from '../domain/site-fonts.ts';
import { Cover } from './covers.ts';
import { CaptchaSettings } from './form.ts';
import { ShareButtonOptions } from './share-options.ts';
import { MAX_ENTITLEMENT, SITE_STATUS } from './site-enumerations.ts';

const MAX_LANGUAGES = 20;
const MAX_COLORS = 50;
const COLOR_TEXT_MAX = 100;

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const identifier = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/));
const status = z.enum(SITE_STATUS);
/** A language tag (BCP 47). */
const language = z.string().check(z.maxLength(35), z.refine(isLanguageTag));
/** The name of a time zone (IANA). */
const timeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone));
const formId = z.string().check(z.regex(/^[\w-]{0,100}$/));

/** A brand colour. The Worker checks the numbers, because each has an error text of its own. */
const Color = z.partial(
  z.strictObject({ hue: z.number(), saturation: z.number(), lightness: z.number(), alpha: z.number() }),
);
const colorName = z.string().check(z.regex(/^[a-zA-Z][\w-]{0,49}$/));

/** The fonts of a shop's pages; null for those of its templates and style sheets. */
const Fonts = z.strictObject({ headings: z.nullable(z.enum(FONT_IDS)), texts: z.nullable(z.enum(FONT_IDS)) });

/** Answer of `GET /api/owner/fonts`: the fonts that ship. */
export const FontList = z.strictObject({
  fonts: z.array(
    z.strictObject({
      id: z.enum(FONT_IDS),
      name: z.string(),
      /** The value of `font-family`. */
      stack: z.string(),
      /** Path of the style sheet that fetches the font; null for one that devices have. */
      sheet: z.nullable(z.string()),
    }),
  ),
});
export type FontList = z.infer<typeof FontList>;

const WebsiteSettings = z.strictObject({
  simpleLikingEnabled: z.boolean(),
  commentsEnabled: z.boolean(),
  commentAnonAllowed: z.boolean(),
  commentApprovalRequired: z.boolean(),
  /** Whether comments can be answered. */
  commentThreaded: z._default(z.boolean(), COMMENT_DEFAULTS.commentThreaded),
  commentLikesAllowed: z._default(z.boolean(), COMMENT_DEFAULTS.commentLikesAllowed),
  /** Whether visitors may report comments. */
  commentFlagsAllowed: z._default(z.boolean(), COMMENT_DEFAULTS.commentFlagsAllowed),
  /** From that many reports on, a comment waits for the owner; 0 for never. */
  commentFlagThreshold: z._default(
    z.int().check(z.minimum(0), z.maximum(1_000)),
    COMMENT_DEFAULTS.commentFlagThreshold,
  ),
  /** 1: oldest first, 2: newest first, 3: most liked first. */
  commentSortType: z._default(z.enum(COMMENT_SORT), COMMENT_DEFAULTS.commentSortType),
  /** So many days after their publication, items take no more comments; 0 for never. */
  commentDisableAfterDaysDefault: z._default(
    z.int().check(z.minimum(0), z.maximum(3_650)),
    COMMENT_DEFAULTS.commentDisableAfterDaysDefault,
  ),
  /** Whether templates write amounts by the language's own rules; if not, in the plain form (`domain/plain-money.ts`). */
  useCLDRMoneyFormat: z.boolean(),
  /** '' for none. */
  disqusShortname: z.string().check(z.regex(/^[\w-]{0,100}$/)),
  /** The form that is on every page; '' for none. */
  newsletterFormId: formId,
  shareButtonOptions: ShareButtonOptions,
  /** Null for none. The secret that belongs to the site key is the Worker's own. */
  captcha: z.nullable(CaptchaSettings),
});

/** The settings of a site, as an owner replaces them. */
export const SiteSettings = z.strictObject({
  title,
  identifier,
  status,
  language,
  languages: z.array(language).check(z.maxLength(MAX_LANGUAGES)),
  timeZone,
  /** Brand colours by name; texts as style sheets have them are accepted too. */
  colors: z
    .record(colorName, z.union([Color, z.string().check(z.maxLength(COLOR_TEXT_MAX))]))
    .check(z.refine((colors) => Object.keys(colors).length <= MAX_COLORS)),
  /** A change that does not name it leaves it as it is. */
  fonts: z.optional(Fonts),
  websiteSettings: WebsiteSettings,
  /**
   * Whether the site is a template that others copy. Such a site sets visitors none of the cookies that count them before
   * they agree. A change that does not name it leaves it as it is.
   */
  cloneable: z.optional(z.boolean()),
  /** Numbers of the features that are switched off. */
  switchedOff: z.array(z.int().check(z.minimum(1), z.maximum(MAX_ENTITLEMENT))).check(z.maxLength(MAX_ENTITLEMENT)),
  /**
   * True closes the site to visitors who do not know its password, and to all visitors until it has one. Any other value
   * leaves it as it is: only `DELETE /api/owner/site/password` opens it.
   */
  isLocked: z.optional(z.boolean()),
  /**
   * Visitors who must type a password see this cover; null means the shop's own screen. A change that does not name it
   * leaves it as it is.
   */
  lockScreen: z.optional(z.nullable(Cover)),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

/** A site as its owner receives it. `version` goes into `If-Match` of the next change. */
export const OwnerSite = z.extend(SiteSettings, {
  siteId: z.string(),
  colors: z.record(colorName, Color),
  fonts: Fonts,
  cloneable: z.boolean(),
  isLocked: z.boolean(),
  lockScreen: z.nullable(Cover),
  version: z.int(),
  updatedAt: z.int(),
});
export type OwnerSite = z.infer<typeof OwnerSite>;

/** Body of `POST /api/owner/site/origins`. */
export const NewOrigin = z.strictObject({ origin: z.string().check(z.maxLength(300)) });
/** Origins of other sites whose pages may call this one's API. */
export const SiteOrigins = z.strictObject({ origins: z.array(z.string()) });
export type SiteOrigins = z.infer<typeof SiteOrigins>;

/** Body and answer of the platform's `/api/multilingual/languages`: the languages beside the site's own. */
export const SiteLanguages = z.strictObject({ languages: SiteSettings.shape.languages });
export type SiteLanguages = z.infer<typeof SiteLanguages>;

/** Answer of the platform's `GET /api/multilingual/settings`. No provider translates sites. */
export const MultilingualSettings = z.strictObject({
  primaryLanguage: z.string(),
  languages: z.array(z.string()),
  provider: z.null(),
});
export type MultilingualSettings = z.infer<typeof MultilingualSettings>;

/** Answer of the platform's `GET /api/multilingual/status`. */
export const MultilingualStatus = z.strictObject({ isConnected: z.literal(false), provider: z.null() });
export type MultilingualStatus = z.infer<typeof MultilingualStatus>;

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
