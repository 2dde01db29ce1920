import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import type { RecordType, ShopRecord } from '#runtime/contracts/imports.ts';
import { PREFERENCES, type PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { readStored } from '#worker/preferences/stored.ts';
import { toOwnerSite } from '#worker/site-settings/settings.ts';
import type {
  CategoryContent,
  CollectionContent,
  CouponContent,
  FormContent,
  ItemContent,
  PictureContent,
  SiteContent,
} from '../content/content.ts';
import { base64, type ContentFile } from './content-file.ts';
import { eventTimes } from './event-times.ts';
import { rowOf } from './site-row.ts';
import { commentsOf, reviewOf, writtenAt } from './written-records.ts';

/** Parts per million in one percent. */
const PER_CENT = 10_000;
/** Pixels of most pictures. */
const DEFAULT_WIDTH = 800;
const DEFAULT_HEIGHT = 1000;
/** Items that show pictures of others, so that the ids of theirs need their own name. */
const GALLERIES: ReadonlySet<string | undefined> = new Set(['image', 'gallery']);
interface Sources {
  templates: readonly { name: string; source: string }[];
  /** Reads a file of `demo/files/` by its name there. */
  file(name: string): ContentFile | undefined;
  /** Ms since the epoch, from which the dates of events are counted; by default now. */
  now?: number;
}

/** Returns a demo site as the records that an import reads. */
export function recordsOf(site: SiteContent, { templates, file, now = Date.now() }: Sources): ShopRecord[] {
  const { collections } = site;
  const items = collections.flatMap((collection) => (collection.items ?? []).map((item) => ({ item, collection })));
  const placed = items.map((item, position) => ({ ...item, position }));
  const { siteId: _, version: __, updatedAt: ___, ...settings } = toOwnerSite(rowOf(site));
  return [
    record('site', settings),
    ...namespaces(site).map((namespace) => record('preferences', namespace)),
    record('templates', { templates }),
    ...site.mailingLists.map((list) => record('mailingList', list)),
    ...site.forms.map((form) => record('form', formOf(form))),
    ...(site.memberAreas ?? []).map((area) => record('memberArea', area)),
    ...collections.map((collection, position) => record('collection', collectionOf(collection, position))),
    ...collections.flatMap(categoriesOf).map((category) => record('category', category)),
    ...placed
      .filter(({ item }) => item.product)
      .map(({ item, collection, position }) =>
        record('product', { ...productOf(item, collection, position), ...earlierPrices(item, site, now) }),
      ),
    ...placed
      .filter(({ item }) => !item.product)
      .map(({ item, collection, position }) =>
        record('item', postOf(item, collection, { position, timeZone: site.timeZone, now })),
      ),
    ...items.flatMap(({ item }) => filesOf(item, file)).map((content) => record('file', content)),
    record('navigation', { name: 'mainNav', items: site.navigation }),
    ...(site.memberNavigation ? [record('navigation', { name: '_memberareas', items: site.memberNavigation })] : []),
    record('headerFooter', { header: site.header, footer: site.footer }),
    ...(site.popups ?? []).map((popup) => record('popup', popup)),
    ...(site.translations ?? []).map((translation) => record('translation', translation)),
    ...site.coupons.map((coupon) => record('coupon', couponOf(coupon))),
    ...site.reviews.map((review) => record('review', reviewOf(review, file))),
    ...site.comments.flatMap(commentsOf).map((comment) => record('comment', comment)),
  ];
}

function record(type: RecordType, content: object): ShopRecord {
  return { type, content: { ...content } };
}

function namespaces(site: SiteContent) {
  const names = Object.keys(PREFERENCES) as PreferencesNamespace[];
  return names.map((namespace) => ({ namespace, values: readStored(namespace, rowOf(site)) }));
}

function formOf(form: FormContent) {
  const { lightboxHandleText = '', submissionHtml = '', ...rest } = form;
  return { ...rest, submissionHTML: submissionHtml, useLightbox: lightboxHandleText !== '', lightboxHandleText };
}

function collectionOf(collection: CollectionContent, position: number) {
  const { type, forms = [], gallery, cover, options, items: _, categories: __, ...rest } = collection;
  const [name] = Object.entries(COLLECTION_TYPE).find(([, number]) => number === type) ?? [];
  const own = { ...options, ...(gallery && { gallery }), ...(cover && { cover }) };
  return { ...rest, options: own, type: name, formIds: forms, position };
}

/** Returns a collection's categories: its root, and each before those below it. */
function categoriesOf(collection: CollectionContent) {
  if (collection.type !== COLLECTION_TYPE.products) return [];
  const collectionId = collection.id;
  const rest = { collectionId, pageRendering: 'LIST_VIEW' };
  const below = (parentCategoryId: string, categories: readonly CategoryContent[] = []): object[] =>
    categories.flatMap(({ name, urlId, picture, categories: children }, index) => {
      const id = `${collectionId}-${urlId}`;
      const category = { ...rest, id, type: 'CATEGORY', parentCategoryId, displayName: name, urlId };
      const shown = { displayIndex: index + 1, picture: picture ? pictureOf(picture) : null };
      return [{ ...category, ...shown }, ...below(id, children)];
    });
  const root = { ...rest, id: `${collectionId}-root`, type: 'ROOT', parentCategoryId: '', urlId: '', displayIndex: 1 };
  return [{ ...root, displayName: collection.navigationTitle }, ...below('', collection.categories)];
}

/** What products and posts have in common. */
function itemOf(item: ItemContent, collection: CollectionContent, position: number) {
  return {
    id: item.id,
    collectionId: collection.id,
    title: item.title,
    urlSlug: item.slug,
    excerpt: item.excerpt,
    body: item.body ?? '',
    author: item.author ?? null,
    tags: item.tags ?? [],
    starred: item.starred ?? false,
    publishedAt: writtenAt(item.published),
    images: item.pictures.map((picture) => imageOf(picture, GALLERIES.has(item.recordType) ? `${item.slug}-` : '')),
    position,
  };
}

interface PostContext {
  position: number;
  timeZone: string;
  now: number;
}

function postOf(item: ItemContent, collection: CollectionContent, { position, timeZone, now }: PostContext) {
  const { categories = [], likes: likeCount = 0, recordType = 'text', event, hasForm = false, gallery } = item;
  const commentsOpen = recordType === 'text';
  const rest = { ...itemOf(item, collection, position), recordType, categories, likeCount, commentsOpen };
  if (gallery) return { ...rest, options: { gallery } };
  if (!event) return rest;
  const { isAllDay, ...times } = eventTimes(event, timeZone, now);
  const promotedBlockType = hasForm ? 'form' : null;
  // The order of a collection of events follows from their times.
  const { position: _, ...placed } = rest;
  return { ...placed, ...times, location: event.place, options: { isAllDay }, promotedBlockType };
}

function productOf(item: ItemContent, collection: CollectionContent, position: number) {
  const { product, categories = [] } = item;
  const plan = product?.subscription;
  return {
    ...itemOf(item, collection, position),
    kind: product?.type,
    brand: product?.brand ?? '',
    safety: product?.safety ?? {},
    safetyWarnings: product?.warnings ?? '',
    variantOptionOrdering: product?.options ?? [],
    variants: (product?.variants ?? []).map((variant) => ({
      id: `${item.id}-${variant.sku.toLowerCase()}`,
      sku: variant.sku,
      attributes: variant.attributes ?? {},
      priceCents: variant.price,
      salePriceCents: variant.salePrice ?? 0,
      onSale: variant.salePrice !== undefined,
      stock: variant.stock,
      mainImageId: variant.picture ?? null,
      unitPriceMeasurement: variant.measured ?? null,
    })),
    subscriptionPlan: plan
      ? { billingPeriod: { value: plan.every, unit: plan.unit }, numBillingCycles: plan.cycles }
      : null,
    isOneTimePurchasable: plan ? (plan.once ?? false) : true,
    additionalFieldsFormId: product?.form?.id ?? null,
    additionalFieldsForm: product?.form ?? null,
    useCustomAddButtonText: product?.buttonText !== undefined,
    customAddButtonText: product?.buttonText ?? '',
    categoryIds: categories.map((name) => categoryId(collection, name)),
  };
}

/** Returns the price history of a product that has been sold before. */
function earlierPrices({ id, product }: ItemContent, site: SiteContent, now: number) {
  const { selectedCurrency: currency } = readStored('general', rowOf(site));
  const histories = (product?.variants ?? []).flatMap(({ sku, earlier }) => {
    const points = (earlier ?? []).map(({ daysAgo, price, salePrice }) => ({
      currency,
      cents: salePrice ?? price,
      struckCents: salePrice === undefined ? null : price,
      fromAt: now - daysAgo * DAY_MS,
    }));
    return points.length > 0 ? [[`${id}-${sku.toLowerCase()}`, points] as const] : [];
  });
  return histories.length > 0 ? { priceHistory: Object.fromEntries(histories) } : {};
}

function categoryId({ id, categories = [] }: CollectionContent, name: string): string {
  const all = (list: readonly CategoryContent[]): CategoryContent[] =>
    list.flatMap((category) => [category, ...all(category.categories ?? [])]);
  const found = all(categories).find((category) => category.name === name);
  if (!found) throw new Error(`${id} does not have the category ${name}.`);
  return `${id}-${found.urlId}`;
}

function imageOf(
  { file, id = file, alt, title, width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT }: PictureContent,
  prefix: string,
) {
  const image = { id: prefix + id, assetUrl: `/assets/pictures/${file}.svg`, width, height, altText: alt };
  return title ? { ...image, title } : image;
}

function pictureOf({ file, alt: altText, width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT }: PictureContent) {
  return { src: `/assets/pictures/${file}.svg`, width, height, altText };
}

function filesOf({ id: itemId, product }: ItemContent, file: Sources['file']) {
  return (product?.files ?? []).flatMap((name) => {
    const found = file(name);
    if (!found) return [];
    return { id: found.id, itemId, name, bytes: found.bytes.length, data: base64(found) };
  });
}

function couponOf({ code, name, discount, from = 0, ends }: CouponContent) {
  const endsAt = ends === undefined ? null : Date.parse(`${ends}T00:00:00Z`);
  return { code, name, discount: discountOf(discount), minimumSubtotalCents: from, endsAt };
}

function discountOf(discount: CouponContent['discount']) {
  if (discount === 'shipping') return { kind: 'freeShipping' };
  if ('amount' in discount) return { kind: 'fixed', cents: discount.amount };
  return { kind: 'percent', rate: discount.percent * PER_CENT };
}
