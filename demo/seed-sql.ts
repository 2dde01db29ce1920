import { RECORD_TYPE } from '../runtime/contracts/enumerations.ts';
import type {
  CollectionContent,
  CouponContent,
  FormContent,
  ItemContent,
  MailingListContent,
  PictureContent,
  ReviewContent,
  SiteContent,
  TemplateContent,
} from './content/content.ts';
import { categoryRows, itemCategoryRows } from './seed-categories.ts';

/** Part of ETags; constant, so that the same content always gives the same SQL. */
const UPDATED_AT = Date.UTC(2026, 10, 20);
/** A time of day at which the date is the same in Oregon and in Halle. */
const PUBLISHED_AT = 'T17:00:00Z';
const ID_TIME_DIGITS = 9;
/** Parts per million in one percent. */
const PER_CENT = 10_000;
/** Pixels of most pictures. */
const DEFAULT_WIDTH = 800;
const DEFAULT_HEIGHT = 1000;

/** Further conditions for deleting a row that the content no longer has: rows that visitors' data refers to stay. */
const IN_USE: Readonly<Record<string, string>> = {
  forms: ` AND NOT EXISTS (SELECT 1 FROM form_submissions s WHERE s.site_id = forms.site_id AND s.form_id = forms.id)`,
  mailing_lists:
    ' AND NOT EXISTS (SELECT 1 FROM subscribers s WHERE s.site_id = mailing_lists.site_id AND s.mailing_list_id = mailing_lists.id)' +
    ' AND NOT EXISTS (SELECT 1 FROM forms f WHERE f.site_id = mailing_lists.site_id AND f.mailing_list_id = mailing_lists.id)',
};

type Value = string | number | object | null;

/**
 * Returns SQL that makes one site match its content, from any earlier state. It updates rows in place and deletes only
 * those that the content no longer has, so that carts keep their entries.
 */
export function siteStatements(site: SiteContent, templates: TemplateContent[], origins: string[]): string[] {
  const { siteId, collections } = site;
  const items = collections.flatMap((collection) => (collection.items ?? []).map((item) => ({ item, collection })));
  const tables: [table: string, key: string[], rows: Record<string, Value>[]][] = [
    ['site_domains', ['hostname'], site.hostnames.map((hostname) => ({ hostname }))],
    ['site_origins', ['origin'], origins.map((origin) => ({ origin }))],
    ['navigations', ['name'], [{ name: 'mainNav', items: site.navigation, updated_at: UPDATED_AT }]],
    ['mailing_lists', ['id'], site.mailingLists.map(mailingListRow)],
    ['forms', ['id'], site.forms.map(formRow)],
    ['collections', ['id'], collections.map(collectionRow)],
    ['categories', ['id'], collections.flatMap((collection) => categoryRows(collection, UPDATED_AT))],
    ['items', ['id'], items.map(({ item, collection }, position) => itemRow(item, collection, position))],
    ['variants', ['id'], items.flatMap(({ item }) => variantRows(item))],
    ['item_categories', ['category_id', 'item_id'], collections.flatMap((one) => itemCategoryRows(one, UPDATED_AT))],
    ['images', ['id'], items.flatMap(({ item }) => item.pictures.map((picture, i) => imageRow(picture, item, i)))],
    ['reviews', ['id'], site.reviews.map(reviewRow)],
    ['coupons', ['code'], site.coupons.map(couponRow)],
    ['templates', ['name'], templates.map(({ name, source, updatedAt }) => ({ name, source, updated_at: updatedAt }))],
  ];
  return [
    // Deletes before it inserts, and deletes children before their parents.
    ...tables.toReversed().map(([table, keys, rows]) => {
      const key = keys.join(" || ' ' || ");
      const kept = rows.map((row) => literal(keys.map((name) => row[name]).join(' '))).join(', ');
      const inUse = IN_USE[table] ?? '';
      return `DELETE FROM ${table} WHERE site_id = ${literal(siteId)} AND ${key} NOT IN (${kept})${inUse};`;
    }),
    upsert('sites', ['site_id'], siteRow(site)),
    ...tables.flatMap(([table, key, rows]) =>
      rows.map((row) => upsert(table, ['site_id', ...key], { site_id: siteId, ...row })),
    ),
  ];
}

function siteRow(site: SiteContent): Record<string, Value> {
  return {
    site_id: site.siteId,
    identifier: site.identifier,
    title: site.title,
    ...{ language: site.language, time_zone: site.timeZone, header: site.header, footer: site.footer },
    website: site.website,
    website_settings: site.websiteSettings,
    store_settings: site.storeSettings,
    updated_at: UPDATED_AT,
  };
}

function collectionRow(collection: CollectionContent, position: number): Record<string, Value> {
  return {
    id: collection.id,
    type: collection.type,
    title: collection.title,
    navigation_title: collection.navigationTitle,
    url_id: collection.urlId,
    template: collection.template,
    description: collection.description ?? '',
    main_content: collection.mainContent ?? '',
    in_navigation: collection.inNavigation ? 1 : 0,
    form_ids: collection.forms ?? [],
    position,
    updated_at: UPDATED_AT,
  };
}

function mailingListRow({ id, name }: MailingListContent): Record<string, Value> {
  return { id, name, created_at: UPDATED_AT };
}

function formRow(form: FormContent): Record<string, Value> {
  return {
    id: form.id,
    kind: form.kind ?? 'form',
    name: form.name,
    fields: form.fields,
    submit_button_text: form.submitButtonText ?? '',
    submission_message: form.submissionMessage ?? '',
    submission_html: form.submissionHtml ?? '',
    disclaimer_message: form.disclaimerMessage ?? '',
    success_redirect: form.successRedirect ?? '',
    captcha_enabled: form.captchaEnabled ? 1 : 0,
    use_lightbox: form.lightboxHandleText ? 1 : 0,
    lightbox_handle_text: form.lightboxHandleText ?? '',
    notify_emails: form.notifyEmails ?? [],
    mailing_list_id: form.mailingListId ?? null,
    created_at: UPDATED_AT,
    updated_at: UPDATED_AT,
  };
}

function itemRow(item: ItemContent, collection: CollectionContent, position: number): Record<string, Value> {
  const { product } = item;
  const plan = product?.subscription;
  return {
    id: item.id,
    collection_id: collection.id,
    record_type: product ? RECORD_TYPE.storeItem : RECORD_TYPE.text,
    title: item.title,
    url_slug: item.slug,
    excerpt: item.excerpt,
    body: item.body ?? '',
    author_name: item.author ?? null,
    categories: product ? [] : (item.categories ?? []),
    tags: item.tags ?? [],
    starred: item.starred ? 1 : 0,
    like_count: item.likes ?? 0,
    comment_state: product ? 0 : 1,
    product_type: product?.type ?? null,
    subscription_plan: plan
      ? { billingPeriod: { value: plan.every, unit: plan.unit }, numBillingCycles: plan.cycles }
      : null,
    one_time_purchasable: plan?.once ? 1 : 0,
    variant_option_ordering: product?.options ?? [],
    additional_fields_form_id: product?.form?.id ?? null,
    additional_fields_form: product?.form ?? null,
    custom_add_button_text: product?.buttonText ?? null,
    position,
    published_at: Date.parse(`${item.published}${PUBLISHED_AT}`),
    updated_at: UPDATED_AT,
  };
}

function variantRows({ id, product }: ItemContent): Record<string, Value>[] {
  return (product?.variants ?? []).map((variant, position) => ({
    id: `${id}-${variant.sku.toLowerCase()}`,
    item_id: id,
    sku: variant.sku,
    attributes: variant.attributes ?? {},
    price_cents: variant.price,
    sale_price_cents: variant.salePrice ?? 0,
    on_sale: variant.salePrice === undefined ? 0 : 1,
    unlimited: variant.stock === 'unlimited' ? 1 : 0,
    qty_in_stock: variant.stock === 'unlimited' ? 0 : variant.stock,
    main_image_id: variant.picture ?? null,
    position,
  }));
}

function imageRow(picture: PictureContent, item: ItemContent, position: number): Record<string, Value> {
  const { file, alt, width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT } = picture;
  return {
    id: file,
    item_id: item.id,
    asset_url: `/assets/pictures/${file}.svg`,
    width,
    height,
    alt_text: alt,
    position,
  };
}

/** Returns a review's id, which sorts by time, like those that the Worker creates. */
export function reviewId({ date }: ReviewContent): string {
  return writtenAt(date).toString(36).padStart(ID_TIME_DIGITS, '0');
}

const writtenAt = (date: string) => Date.parse(`${date}${PUBLISHED_AT}`);

function reviewRow(review: ReviewContent): Record<string, Value> {
  const createdAt = writtenAt(review.date);
  const id = reviewId(review);
  return {
    id,
    item_id: review.item,
    rating: review.rating,
    title: review.title,
    body: review.body,
    author_name: review.author,
    state: review.state ?? 'approved',
    // No order of the demo has this id.
    order_id: (review.isVerified ?? true) ? `demo${id}` : null,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** The row of a coupon, without its count of uses, which a new seed must not change. */
function couponRow({ code, name, discount, from = 0, ends }: CouponContent): Record<string, Value> {
  return {
    code,
    name,
    ...reductionOf(discount),
    minimum_subtotal_cents: from,
    ends_at: ends === undefined ? null : Date.parse(`${ends}T00:00:00Z`),
    created_at: UPDATED_AT,
    updated_at: UPDATED_AT,
  };
}

function reductionOf(discount: CouponContent['discount']): Record<'kind' | 'cents' | 'rate', Value> {
  if (discount === 'shipping') return { kind: 'freeShipping', cents: 0, rate: 0 };
  if ('amount' in discount) return { kind: 'fixed', cents: discount.amount, rate: 0 };
  return { kind: 'percent', cents: 0, rate: discount.percent * PER_CENT };
}

/** Returns the statement that inserts a row, or updates the one with this key. */
export function upsert(table: string, key: string[], row: Record<string, Value>): string {
  const columns = Object.keys(row);
  const changed = columns.filter((column) => !key.includes(column));
  const values = Object.values(row).map(literal).join(', ');
  const clash =
    changed.length > 0
      ? `UPDATE SET ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}`
      : 'NOTHING';
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values}) ON CONFLICT (${key.join(', ')}) DO ${clash};`;
}

function literal(value: Value): string {
  if (value === null || typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
