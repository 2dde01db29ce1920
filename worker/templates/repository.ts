import type { OwnerTemplate, TemplateChange, TemplateSummary } from '#runtime/contracts/templates.ts';
import { MAX_TEMPLATES } from '#runtime/contracts/templates.ts';
import { guard, refusalOf } from '../db/guards.ts';
import { auditStatement } from '../owner/service.ts';
import { siteTouched } from '../site/touch.ts';

interface SummaryRow {
  name: string;
  bytes: number;
  version: number;
  updated_at: number;
}

interface SavedRow {
  name: string;
  source: string;
  version: number;
}

const SUMMARY = 'name, length(CAST(source AS BLOB)) AS bytes, version, updated_at';

export async function listTemplates(db: D1Database, siteId: string): Promise<TemplateSummary[]> {
  const { results } = await db
    .prepare(`SELECT ${SUMMARY} FROM templates WHERE site_id = ?1 ORDER BY name`)
    .bind(siteId)
    .all<SummaryRow>();
  return results.map(toSummary);
}

export async function findTemplate(db: D1Database, siteId: string, name: string): Promise<OwnerTemplate | undefined> {
  const row = await db
    .prepare(`SELECT ${SUMMARY}, source FROM templates WHERE site_id = ?1 AND name = ?2`)
    .bind(siteId, name)
    .first<SummaryRow & { source: string }>();
  return row ? { ...toSummary(row), source: row.source } : undefined;
}

/** Returns all templates of a site with their texts. */
export async function readSaved(db: D1Database, siteId: string): Promise<SavedRow[]> {
  const { results } = await db
    .prepare('SELECT name, source, version FROM templates WHERE site_id = ?1')
    .bind(siteId)
    .all<SavedRow>();
  return results;
}

/** The data of every change. */
export interface TemplatesChange {
  siteId: string;
  keyId: string;
  /** Ms since the epoch. */
  now: number;
  /** All templates of the site, as they were when the change was checked. */
  saved: readonly SavedRow[];
}

/** Writes all templates or, if one of the site's has changed since the check, none of them (VERSION_STALE). */
export async function writeTemplates(
  db: D1Database,
  change: TemplatesChange,
  templates: readonly TemplateChange[],
): Promise<void> {
  const { siteId, keyId, now } = change;
  const created = templates.filter(({ version }) => version === null).length;
  await writeChange(db, [
    unchangedSince(db, change, templates),
    guard(
      db,
      siteId,
      { TEMPLATES_FULL: '(SELECT count(*) FROM templates WHERE site_id = ?1) + ?2 > ?3' },
      created,
      MAX_TEMPLATES,
    ),
    ...templateStatements(db, siteId, templates, now),
    siteTouched(db, siteId, now),
    auditStatement(db, { siteId, keyId, action: 'templates.changed', ...targets(templates) }, now),
  ]);
}

/** Returns the statements that save templates. Pages show them at once, because `updated_at` rises with each change. */
export function templateStatements(
  db: D1Database,
  siteId: string,
  templates: readonly { name: string; source: string }[],
  now: number,
): D1PreparedStatement[] {
  return templates.map(({ name, source }) =>
    db
      .prepare(
        `INSERT INTO templates (site_id, name, source, updated_at)
         VALUES (?1, ?2, ?3, max(?4, coalesce((SELECT max(updated_at) + 1 FROM templates WHERE site_id = ?1), 0)))
         ON CONFLICT (site_id, name) DO UPDATE
         SET source = excluded.source, version = version + 1, updated_at = excluded.updated_at`,
      )
      .bind(siteId, name, source, now),
  );
}

/**
 * Deletes a template unless a collection uses it (TEMPLATE_IN_USE) or the site's have changed (VERSION_STALE). `kept` put
 * it into the bin.
 */
export async function deleteTemplate(
  db: D1Database,
  change: TemplatesChange,
  { name, version }: Pick<TemplateChange, 'name' | 'version'>,
  use: { template: string; pageType: number; isPage: boolean },
  kept: readonly D1PreparedStatement[],
): Promise<void> {
  const { siteId, keyId, now } = change;
  const isUsed = `EXISTS (SELECT 1 FROM collections WHERE site_id = ?1 AND template = ?2 AND (type = ?3) = ?4)`;
  await writeChange(db, [
    unchangedSince(db, change, [{ name, version }]),
    guard(db, siteId, { TEMPLATE_IN_USE: isUsed }, use.template, use.pageType, Number(use.isPage)),
    ...kept,
    db.prepare('DELETE FROM templates WHERE site_id = ?1 AND name = ?2').bind(siteId, name),
    siteTouched(db, siteId, now),
    auditStatement(db, { siteId, keyId, action: 'template.deleted', target: name }, now),
  ]);
}

/** Returns a guard for the versions that a change was made from, and for all others that it was checked with. */
function unchangedSince(
  db: D1Database,
  { siteId, saved }: TemplatesChange,
  expected: readonly Pick<TemplateChange, 'name' | 'version'>[],
): D1PreparedStatement {
  const versions = { ...versionsOf(saved), ...versionsOf(expected) };
  return guard(
    db,
    siteId,
    {
      VERSION_STALE: `EXISTS (
          SELECT 1 FROM json_each(?2) AS expected LEFT JOIN templates ON site_id = ?1 AND name = expected.key
          WHERE version IS NOT expected.value)
        OR (SELECT count(*) FROM templates WHERE site_id = ?1) <> ?3`,
    },
    JSON.stringify(versions),
    saved.length,
  );
}

function versionsOf(templates: readonly Pick<TemplateChange, 'name' | 'version'>[]): Record<string, number | null> {
  return Object.fromEntries(templates.map(({ name, version }) => [name, version]));
}

function targets(templates: readonly { name: string }[]) {
  const names = templates.map(({ name }) => name);
  return { target: names.length === 1 ? (names[0] ?? '') : '', details: { names: names.join(' ') } };
}

async function writeChange(db: D1Database, statements: D1PreparedStatement[]): Promise<void> {
  try {
    await db.batch(statements);
  } catch (error) {
    throw refusalOf(error);
  }
}

function toSummary({ updated_at: updatedAt, name, bytes, version }: SummaryRow): TemplateSummary {
  return { name, bytes, version, updatedAt };
}
