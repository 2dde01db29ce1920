import {
  CollectionOptions,
  type ContentType,
  ItemOptions,
  type OwnerCollection,
  type OwnerItem,
} from '#runtime/contracts/content.ts';
import { COLLECTION_TYPE, type ContentStatus, RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import { type ItemImageRow, toItemImage } from '../pictures/service.ts';

const TYPE_NAMES = namesOf(COLLECTION_TYPE);
const RECORD_NAMES = namesOf(RECORD_TYPE);

function namesOf<Name extends string>(numbers: Readonly<Record<Name, number>>): ReadonlyMap<number, Name> {
  return new Map(Object.entries<number>(numbers).map(([name, number]) => [number, name as Name]));
}

export interface CollectionRow {
  id: string;
  type: number;
  title: string;
  navigation_title: string;
  url_id: string;
  description: string;
  main_content: string;
  template: string;
  form_ids: string;
  in_navigation: number;
  enabled: number;
  member_area_id: string | null;
  lock_key: string | null;
  options: string;
  position: number;
  version: number;
  updated_at: number;
}

export function toCollection(row: CollectionRow): OwnerCollection {
  return {
    id: row.id,
    type: TYPE_NAMES.get(row.type) ?? 'generic',
    title: row.title,
    navigationTitle: row.navigation_title,
    urlId: row.url_id,
    description: row.description,
    mainContent: row.main_content,
    template: row.template,
    formIds: JSON.parse(row.form_ids),
    inNavigation: row.in_navigation === 1,
    enabled: row.enabled === 1,
    memberAreaId: row.member_area_id,
    isLocked: row.lock_key !== null,
    options: CollectionOptions.parse(JSON.parse(row.options)),
    position: row.position,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

export interface ItemRow {
  id: string;
  collection_id: string;
  record_type: number;
  title: string;
  url_slug: string;
  excerpt: string;
  body: string;
  author_name: string | null;
  categories: string;
  tags: string;
  starred: number;
  like_count: number;
  public_comment_count: number;
  comment_state: number;
  content_status: ContentStatus;
  lock_key: string | null;
  published_at: number;
  external_link: string | null;
  source_url: string | null;
  promoted_block_type: OwnerItem['promotedBlockType'];
  starts_at: number | null;
  ends_at: number | null;
  location: string | null;
  options: string;
  seo_title: string;
  seo_description: string;
  position: number;
  version: number;
  updated_at: number;
}

export function recordTypeName(recordType: number): ContentType {
  const name = RECORD_NAMES.get(recordType) ?? 'text';
  return name === 'storeItem' ? 'text' : name;
}

export function toItem(row: ItemRow, images: readonly ItemImageRow[]): OwnerItem {
  return {
    id: row.id,
    collectionId: row.collection_id,
    recordType: recordTypeName(row.record_type),
    title: row.title,
    urlSlug: row.url_slug,
    excerpt: row.excerpt,
    body: row.body,
    author: row.author_name,
    categories: JSON.parse(row.categories),
    tags: JSON.parse(row.tags),
    starred: row.starred === 1,
    commentsOpen: row.comment_state === 1,
    status: row.content_status,
    isLocked: row.lock_key !== null,
    publishedAt: row.published_at,
    externalLink: row.external_link,
    sourceUrl: row.source_url,
    promotedBlockType: row.promoted_block_type,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    location: row.location === null ? null : JSON.parse(row.location),
    options: ItemOptions.parse(JSON.parse(row.options)),
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    images: images.map(toItemImage),
    position: row.position,
    likeCount: row.like_count,
    publicCommentCount: row.public_comment_count,
    version: row.version,
    updatedAt: row.updated_at,
  };
}
