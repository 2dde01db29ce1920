import { CollectionOptions, type OwnerCollection, type OwnerItem } from '#runtime/contracts/content.ts';
import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import { CONTENT_COLUMNS, ITEM_COLUMNS } from '../catalogue/service.ts';
import { type RowOf, readRow } from '../db/columns.ts';
import { type ItemImageRow, toItemImage } from '../pictures/service.ts';

const TYPE_NAMES = namesOf(COLLECTION_TYPE);

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

const { recordType: _, ...KEPT_COLUMNS } = ITEM_COLUMNS;
const OWN_COLUMNS = { ...CONTENT_COLUMNS, ...KEPT_COLUMNS };

export type ItemRow = RowOf<typeof OWN_COLUMNS>;

export function toItem(row: ItemRow, images: readonly ItemImageRow[]): OwnerItem {
  const { lockKey, productType: _, ...item } = readRow(OWN_COLUMNS, row);
  return { ...item, isLocked: lockKey !== null, images: images.map(toItemImage) };
}
