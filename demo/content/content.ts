import type { CommentStatus } from '../../runtime/contracts/comments.ts';
import type { Cover } from '../../runtime/contracts/covers.ts';
import type { ReviewState } from '../../runtime/contracts/enumerations.ts';
import type { FormField } from '../../runtime/contracts/form.ts';
import type { FormKind } from '../../runtime/contracts/form-enumerations.ts';
import type { FooterSettings, HeaderSettings, NavigationItem } from '../../runtime/contracts/navigation.ts';
import type { NewPopup } from '../../runtime/contracts/popup.ts';
import type { SafetyDefinition, UnitPriceMeasurement } from '../../runtime/contracts/product-law.ts';
import type { MovedTranslation } from '../../runtime/contracts/translations.ts';
import type { GalleryOptions } from '../../runtime/domain/gallery-options.ts';

/** The content of a demo site; `seed.ts` turns it into rows. Amounts are in minor units of the site's currency. */
export interface SiteContent {
  siteId: string;
  identifier: string;
  hostnames: string[];
  title: string;
  language: string;
  /** Further languages; none by default. */
  languages?: string[];
  /** The texts that visitors read in these languages. */
  translations?: MovedTranslation[];
  timeZone: string;
  website: object;
  websiteSettings: object;
  storeSettings: object;
  header: HeaderSettings;
  footer: FooterSettings;
  /** The main menu. */
  navigation: NavigationItem[];
  /** The menu of member areas; by default there is none. */
  memberNavigation?: NavigationItem[];
  /** Folder of `demo/templates/`; '' is the folder itself. */
  templates: string;
  collections: CollectionContent[];
  memberAreas?: MemberAreaContent[];
  forms: FormContent[];
  mailingLists: MailingListContent[];
  reviews: ReviewContent[];
  comments: CommentContent[];
  coupons: CouponContent[];
  popups?: NewPopup[];
  /** Visitors who must type a password see this cover; by default they see the shop's own screen. */
  lockScreen?: Cover;
}

export interface CommentContent extends AnswerContent {
  /** Id of the item below which it stands. */
  item: string;
  /** The oldest first. */
  answers?: AnswerContent[];
}

interface AnswerContent {
  /** ISO time; no two of a site have the same. */
  written: string;
  author: string;
  isByShop?: boolean;
  body: string;
  likes?: number;
  /** Whether visitors see the comment; it is approved by default. */
  status?: CommentStatus;
}

export interface CouponContent {
  /** Upper case, without spaces. */
  code: string;
  name: string;
  discount: { percent: number } | { amount: number } | 'shipping';
  /** Minimum subtotal; by default there is none. */
  from?: number;
  /** ISO day from which it is invalid; by default there is none. */
  ends?: string;
}

export interface MailingListContent {
  id: string;
  name: string;
}

export interface FormContent {
  id: string;
  kind?: FormKind;
  name: string;
  fields: FormField[];
  submitButtonText?: string;
  /** Safe HTML, like the next two. */
  submissionMessage?: string;
  submissionHtml?: string;
  disclaimerMessage?: string;
  successRedirect?: string;
  captchaEnabled?: boolean;
  lightboxHandleText?: string;
  notifyEmails?: string[];
  mailingListId?: string;
}

export interface MemberAreaContent {
  id: string;
  title: string;
  /** Plain text for those who are not members. */
  description: string;
  /** Item that its members have bought. */
  paywallItemId: string;
}

export interface CollectionContent {
  id: string;
  type: number;
  title: string;
  navigationTitle: string;
  urlId: string;
  template: string;
  description?: string;
  mainContent?: string;
  inNavigation: boolean;
  options?: { order: 'owner' | 'newest' | 'date' };
  /** Area whose members see it; by default everybody does. */
  memberAreaId?: string;
  /** The gallery that its pictures make; the rest has its default. */
  gallery?: Partial<GalleryOptions>;
  /** A cover page shows this cover; every other collection has none. */
  cover?: Cover;
  /** Forms on the collection's own page, in order. */
  forms?: string[];
  /** Of its products, each with those below it. */
  categories?: CategoryContent[];
  items?: ItemContent[];
}

export interface CategoryContent {
  name: string;
  /** Last part of its address. */
  urlId: string;
  picture?: PictureContent;
  categories?: CategoryContent[];
}

export interface ItemContent {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  body?: string;
  author?: string;
  /** Words; of a product, names of its collection's categories. */
  categories?: string[];
  tags?: string[];
  starred?: boolean;
  likes?: number;
  /** ISO day. */
  published: string;
  /** By default 'text'. */
  recordType?: 'lesson' | 'event' | 'image' | 'gallery';
  /** When and where an event takes place. */
  event?: EventContent;
  /** Whether the page of an event shows its collection's forms. */
  hasForm?: boolean;
  /** The options of a gallery; one that is left out has its default. */
  gallery?: Partial<GalleryOptions>;
  pictures: PictureContent[];
  product?: ProductContent;
}

/** In weeks from the one in which the demo is imported (`demo/import/event-times.ts`). */
export interface EventContent {
  /** 0 is that week, and the next one is 1. */
  week: number;
  /** 1 is Monday, and Sunday 7. */
  weekday: number;
  /** Time of day by the shop's clocks, '18:30'; without it the event lasts whole days. */
  at?: string;
  minutes?: number;
  /** Number of whole days, 1 by default. */
  days?: number;
  place: { addressLine1?: string; addressLine2?: string; addressCountry?: string; mapLat?: number; mapLng?: number };
}

export interface PictureContent {
  /** The picture's id, by default its file's name. A picture that stands twice in a shop needs another one. */
  id?: string;
  /** File of `demo/assets/pictures/`, without its ending. */
  file: string;
  alt: string;
  /** Caption in a gallery. */
  title?: string;
  /** Pixels; 800 by 1000 by default. */
  width?: number;
  height?: number;
}

interface ProductContent {
  type: number;
  /** Who makes it; by default nobody is named. */
  brand?: string;
  options?: string[];
  /** These facts are told of this product beside those that the shop has set for all. */
  safety?: Partial<SafetyDefinition>;
  warnings?: string;
  variants: VariantContent[];
  /** `once`: can also be bought once. */
  subscription?: { every: number; unit: 'WEEK' | 'MONTH' | 'YEAR'; cycles: number; once?: boolean };
  form?: { id: string } & Record<string, unknown>;
  buttonText?: string;
  /** Names of files of `demo/files/` that buyers of a digital product download. */
  files?: string[];
}

interface VariantContent {
  sku: string;
  attributes?: Record<string, string>;
  price: number;
  salePrice?: number;
  /** The product had these prices before, the earliest first; days count back from the demo's import. */
  earlier?: readonly { daysAgo: number; price: number; salePrice?: number }[];
  /** 'unlimited' or the number of units in stock. */
  stock: number | 'unlimited';
  /** File of the picture that shows this variant. */
  picture?: string;
  measured?: UnitPriceMeasurement;
}

/** Plain text. */
export interface ReviewContent {
  /** Id of the product. */
  item: string;
  /** ISO day; no two reviews of a site have the same. */
  date: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  body: string;
  author: string;
  /** 'approved' by default. */
  state?: ReviewState;
  /** Whether its author is marked as a verified buyer; true by default. */
  isVerified?: boolean;
  /** JPEG files of `demo/files/reviews/`, with their size in pixels. */
  pictures?: { file: string; width: number; height: number }[];
}

export interface TemplateContent {
  /** 'site.region', 'products.item', 'partials/header'. */
  name: string;
  source: string;
  /** Ms since the epoch; parsed templates are kept until it changes. */
  updatedAt: number;
}
