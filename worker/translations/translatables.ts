import { NAVIGATIONS, type NavigationItem } from '#runtime/contracts/navigation.ts';
import type { TranslationKind } from '#runtime/contracts/translations.ts';
import { columnList } from '../db/columns.ts';
import { readSite } from '../site/repository.ts';
import {
  TEXT_COLUMNS,
  type Translatable,
  translatableCategory,
  translatableCollection,
  translatableForm,
  translatableItem,
  translatableMenu,
  translatableSite,
  translatableTemplate,
} from './sources.ts';

/** Which objects of a kind are read: one, or those after an id. */
export type Selection = { id: string } | { after: string; limit: number };

const KINDS: Readonly<
  Record<TranslationKind, (db: D1Database, siteId: string, selection: Selection) => Promise<Translatable[]>>
> = {
  async site(db, siteId) {
    const site = await readSite(db, siteId);
    return site ? [translatableSite(site)] : [];
  },
  async navigation(db, siteId, selection) {
    const rows = await rowsOf<{ name: string; items: string }>(db, siteId, selection, {
      select: 'SELECT name, items FROM navigations',
      id: 'name',
    });
    const isKnown = (name: string) => NAVIGATIONS.some((known) => known === name);
    return rows
      .filter(({ name }) => isKnown(name))
      .map(({ name, items }) => translatableMenu(name, JSON.parse(items) as NavigationItem[]));
  },
  async collection(db, siteId, selection) {
    const select = `SELECT id, title, url_id, navigation_title, description, main_content,
      options -> '$.cover' AS cover FROM collections`;
    return (await rowsOf<Parameters<typeof translatableCollection>[0]>(db, siteId, selection, { select })).map(
      translatableCollection,
    );
  },
  async category(db, siteId, selection) {
    const select = "SELECT id, display_name FROM categories WHERE type = 'CATEGORY'";
    return (await rowsOf<Parameters<typeof translatableCategory>[0]>(db, siteId, selection, { select })).map(
      translatableCategory,
    );
  },
  async form(db, siteId, selection) {
    const select = `SELECT id, kind, name, fields, submit_button_text, lightbox_handle_text, submission_message, submission_html,
      disclaimer_message FROM forms`;
    return (await rowsOf<Parameters<typeof translatableForm>[0]>(db, siteId, selection, { select })).map(
      translatableForm,
    );
  },
  async template(db, siteId, selection) {
    const columns = { select: 'SELECT name, source FROM templates', id: 'name' };
    return (await rowsOf<{ name: string; source: string }>(db, siteId, selection, columns)).map(translatableTemplate);
  },
  async item(db, siteId, selection) {
    const list = (column: string, table: string) =>
      `(SELECT json_group_array(${column}) FROM ${table} part WHERE part.site_id = items.site_id AND part.item_id = items.id)`;
    const select = `SELECT ${columnList(TEXT_COLUMNS)},
      ${list('json(part.attributes)', 'variants')} AS attributes, ${list('part.alt_text', 'images')} AS alt_texts FROM items`;
    return (await rowsOf<Parameters<typeof translatableItem>[0]>(db, siteId, selection, { select })).map(
      translatableItem,
    );
  },
};

/** Reads objects of a kind in the order of their ids. */
export function readTranslatables(
  db: D1Database,
  siteId: string,
  kind: TranslationKind,
  selection: Selection,
): Promise<Translatable[]> {
  return KINDS[kind](db, siteId, selection);
}

async function rowsOf<Row>(
  db: D1Database,
  siteId: string,
  selection: Selection,
  { select, id = 'id' }: { select: string; id?: string },
): Promise<Row[]> {
  const start = `${select} ${select.includes(' WHERE type') ? 'AND' : 'WHERE'} site_id = ?1`;
  const statement =
    'id' in selection
      ? db.prepare(`${start} AND ${id} = ?2`).bind(siteId, selection.id)
      : db.prepare(`${start} AND ${id} > ?2 ORDER BY ${id} LIMIT ?3`).bind(siteId, selection.after, selection.limit);
  return (await statement.all<Row>()).results;
}
