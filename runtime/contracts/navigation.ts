import * as z from 'zod/mini';
import { MENU_LINK, MENU_LINK_MAX_LENGTH } from '../domain/menu-link.ts';
import { isWebAddress } from '../domain/web-address.ts';
import { BlockPicture } from './page-blocks.ts';

const MAX_ITEMS = 250;
const MAX_CHILDREN = 100;
const MAX_COLUMNS = 6;
const MAX_LINKS = 30;

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
/** A path of the site, or an address of a page or mailbox elsewhere. */
const link = z.string().check(z.maxLength(MENU_LINK_MAX_LENGTH), z.regex(MENU_LINK), z.refine(isWebAddress));

/** A menu's entry that leads to a collection, an address or a member area. */
export const NavigationLink = z
  .strictObject({
    /** By default the collection's navigation title. */
    title: z.optional(title),
    collectionId: z.optional(id),
    externalLink: z.optional(link),
    /** Whether an address opens in a new window. */
    newWindow: z.optional(z.boolean()),
    memberAreaId: z.optional(id),
  })
  .check(z.refine(hasOneTarget));
export type NavigationLink = z.infer<typeof NavigationLink>;

/** A folder of a menu: `index` has a page of its own, `redirect` leads to its first entry, `none` only opens. */
export const NavigationFolder = z
  .strictObject({
    title,
    folderBehavior: z._default(z.enum(['index', 'redirect', 'none']), 'redirect'),
    /** The page of an `index`. */
    collectionId: z.optional(id),
    children: z.array(NavigationLink).check(z.minLength(1), z.maxLength(MAX_CHILDREN)),
  })
  .check(z.refine(({ folderBehavior, collectionId }) => (folderBehavior === 'index') === (collectionId !== undefined)));
export type NavigationFolder = z.infer<typeof NavigationFolder>;

export const NavigationItem = z.union([NavigationLink, NavigationFolder]);
export type NavigationItem = z.infer<typeof NavigationItem>;

const items = z.array(NavigationItem).check(z.maxLength(MAX_ITEMS));

/** The platform's names of a site's menus: the main one, pages in no menu, and member areas. */
export const NAVIGATIONS = ['mainNav', '_hidden', '_memberareas'] as const;
export type NavigationName = (typeof NAVIGATIONS)[number];

/** Body of `PUT /api/owner/navigations/:name`. */
export const NavigationItems = z.strictObject({ items });

/** A menu as its owner receives it. Its version is 0 until it is changed for the first time. */
export const OwnerNavigation = z.strictObject({ name: z.enum(NAVIGATIONS), items, version: z.int() });
export type OwnerNavigation = z.infer<typeof OwnerNavigation>;
export const OwnerNavigations = z.strictObject({ navigations: z.array(OwnerNavigation) });
export type OwnerNavigations = z.infer<typeof OwnerNavigations>;

/** Body of the platform's `POST /api/widget/UpdateNavigation`. The site has one template, so its id chooses nothing. */
export const UpdateNavigation = z.strictObject({
  fieldName: z.string().check(z.maxLength(100)),
  templateId: z.optional(z.string().check(z.maxLength(100))),
  navigation: z.strictObject({ items }),
});

const LayoutLink = z.strictObject({
  title: z.string(),
  /** '' for a folder that only opens. */
  url: z.string(),
  collectionId: z.optional(id),
  memberAreaId: z.optional(id),
  children: z.optional(z.array(z.strictObject({ title: z.string(), url: z.string() }))),
});
export type LayoutLink = z.infer<typeof LayoutLink>;
/** Answer of the platform's `GET /api/commondata/GetSiteLayout`: the main navigation first. */
export const SiteLayout = z.strictObject({
  layout: z.array(z.strictObject({ identifier: z.enum(NAVIGATIONS), links: z.array(LayoutLink) })),
});
export type SiteLayout = z.infer<typeof SiteLayout>;

const text = z.string().check(z.trim(), z.maxLength(300));
export const HeaderSettings = z.strictObject({
  /** A line above the header, with an address that it leads to or ''; null for none. */
  announcement: z.nullable(z.strictObject({ text: text.check(z.minLength(1)), url: z.union([z.literal(''), link]) })),
  /** Stands in the place of the shop's name, where the theme shows it; null for none. */
  logo: z.nullable(BlockPicture),
});
export type HeaderSettings = z.infer<typeof HeaderSettings>;

export const FooterSettings = z.strictObject({
  /** HTML, which is sanitised when it is saved. */
  note: z.string().check(z.maxLength(10_000)),
  columns: z
    .array(
      z.strictObject({
        /** '' for none. */
        title: text,
        links: z.array(z.strictObject({ title, url: link })).check(z.maxLength(MAX_LINKS)),
      }),
    )
    .check(z.maxLength(MAX_COLUMNS)),
});
export type FooterSettings = z.infer<typeof FooterSettings>;

/** Answer of the platform's `/api/site-header-footer`. */
export const SiteHeaderFooter = z.strictObject({ header: HeaderSettings, footer: FooterSettings });
export type SiteHeaderFooter = z.infer<typeof SiteHeaderFooter>;

/** Its body. Programs and files from before there was a logo do not name it, and leave it as it is. */
export const SiteHeaderFooterChange = z.strictObject({
  header: z.extend(HeaderSettings, { logo: z.optional(HeaderSettings.shape.logo) }),
  footer: FooterSettings,
});
export type SiteHeaderFooterChange = z.infer<typeof SiteHeaderFooterChange>;

function hasOneTarget(item: {
  title?: string | undefined;
  collectionId?: string | undefined;
  externalLink?: string | undefined;
  newWindow?: boolean | undefined;
  memberAreaId?: string | undefined;
}): boolean {
  const { collectionId, externalLink, memberAreaId } = item;
  const places = [collectionId, externalLink, memberAreaId].filter((place) => place !== undefined);
  const hasTitle = collectionId !== undefined || item.title !== undefined;
  return places.length === 1 && hasTitle && (externalLink !== undefined || item.newWindow === undefined);
}
