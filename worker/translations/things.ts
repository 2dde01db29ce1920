import { NAVIGATIONS, type NavigationItem } from '#runtime/contracts/navigation.ts';
import type { TranslationKind } from '#runtime/contracts/translations.ts';
import { columnList } from '../db/columns.ts';
import { readSite } from '../site/repository.ts';
import {
  categoryThing,
  collectionThing,
  formThing,
  itemThing,
  menuThing,
  siteThing,
  TEXT_COLUMNS,
  type Thing,
  templateThing,
} from './sources.ts';

/** Which things of a kind are read: one, or those after an id. */
export type Choice = { id: string } | { after: string; limit: number };

const KINDS: Readonly<Record<TranslationKind, (db: D1Database, siteId: string, choice: Choice) => Promise<Thing[]>>> = {
  async site(db, siteId) {
    const site = await readSite(db, siteId);
    return site ? [siteThing(site)] : [];
  },
  async navigation(db, siteId, choice) {
    const rows = await rowsOf<{ name: string; items: string }>(db, siteId, choice, {
      select: 'SELECT name, items FROM navigations',
      id: 'name',
    });
    const isKnown = (name: string) => NAVIGATIONS.some((known) => known === name);
    return rows
      .filter(({ name }) => isKnown(name))
      .map(({ name, items }) => menuThing(name, JSON.parse(items) as NavigationItem[]));
  },
  async collection(db, siteId, choice) {
    const select = `SELECT id, title, url_id, navigation_title, description, main_content,
      options -> '$.cover' AS cover FROM collections`;
    return (await rowsOf<Parameters<typeof collectionThing>[0]>(db, siteId, choice, { select })).map(collectionThing);
  },
  async category(db, siteId, choice) {
    const select = "SELECT id, display_name FROM categories WHERE type = 'CATEGORY'";
    return (await rowsOf<Parameters<typeof categoryThing>[0]>(db, siteId, choice, { select })).map(categoryThing);
  },
  async form(db, siteId, choice) {
    const select = `SELECT id, kind, name, fields, submit_button_text, lightbox_handle_text, submission_message, submission_html,
      disclaimer_message FROM forms`;
    return (await rowsOf<Parameters<typeof formThing>[0]>(db, siteId, choice, { select })).map(formThing);
  },
  async template(db, siteId, choice) {
    const columns = { select: 'SELECT name, source FROM templates', id: 'name' };
    return (await rowsOf<{ name: string; source: string }>(db, siteId, choice, columns)).map(templateThing);
  },
  async item(db, siteId, choice) {
    const list = (column: string, table: string) =>
      `(SELECT json_group_array(${column}) FROM ${table} part WHERE part.site_id = items.site_id AND part.item_id = items.id)`;
    const select = `SELECT ${columnList(TEXT_COLUMNS)},
      ${list('json(part.attributes)', 'variants')} AS attributes, ${list('part.alt_text', 'images')} AS alt_texts FROM items`;
    return (await rowsOf<Parameters<typeof itemThing>[0]>(db, siteId, choice, { select })).map(itemThing);
  },
};

/** Reads things of a kind in the order of their ids. */
export function readThings(db: D1Database, siteId: string, kind: TranslationKind, choice: Choice): Promise<Thing[]> {
  return KINDS[kind](db, siteId, choice);
}

async function rowsOf<Row>(
  db: D1Database,
  siteId: string,
  choice: Choice,
  { select, id = 'id' }: { select: string; id?: string },
): Promise<Row[]> {
  const start = `${select} ${select.includes(' WHERE type') ? 'AND' : 'WHERE'} site_id = ?1`;
  const statement =
    'id' in choice
      ? db.prepare(`${start} AND ${id} = ?2`).bind(siteId, choice.id)
      : db.prepare(`${start} AND ${id} > ?2 ORDER BY ${id} LIMIT ?3`).bind(siteId, choice.after, choice.limit);
  return (await statement.all<Row>()).results;
}
