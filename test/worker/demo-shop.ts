import { env } from 'cloudflare:workers';
import { app } from '#worker/app.ts';
import type { Bindings } from '#worker/env.ts';
import { lampenwerk } from '../../demo/content/lampenwerk.ts';
import { secondSteep } from '../../demo/content/second-steep.ts';
import type { ContentFile } from '../../demo/import/content-file.ts';
import { importSite } from '../../demo/import/import-site.ts';
import { recordsOf } from '../../demo/import/records.ts';
import { emptyDatabase } from './empty-database.ts';
import { insertRows } from './insert-rows.ts';

/** Tables whose rows are written by triggers or have no data of a shop. */
const SKIPPED = /^(search_|review_sums$|audit_log$|unused_objects$)/;

const files = import.meta.glob('../../demo/templates/**/*.jsont', { query: '?raw', import: 'default', eager: true });

/** The rows of both shops, from the first import on. */
let rows: D1PreparedStatement[] | undefined;
/**
 * Time of the last opening. Each one counts as a change, because the Worker keeps parsed templates for its whole life.
 */
let updatedAt = Date.now();

/** Empties the database and opens the demo's two shops in it; `changed` templates replace theirs. */
export async function openDemo(changed: Record<string, string | undefined> = {}): Promise<void> {
  await emptyDatabase();
  if (!rows) {
    await importDemo();
    rows = await insertRows(SKIPPED);
    await emptyDatabase();
  }
  updatedAt++;
  await env.DB.batch([
    ...rows,
    env.DB.prepare('UPDATE templates SET updated_at = ?1').bind(updatedAt),
    ...Object.entries(changed).map(([name, source]) => changeTemplate(name, source)),
  ]);
}

/** Imports the demo's two shops, as `npm start` does; `file` reads their files, of which there are none by default. */
export async function importDemo(file: (name: string) => ContentFile | undefined = () => undefined): Promise<void> {
  const place = { env, origins: [], now: Date.now() };
  for (const site of [secondSteep, lampenwerk]) {
    await importSite(site, recordsOf(site, { templates: demoTemplates(site.templates), file }), place);
  }
}

/** Replaces a template of the first shop, or deletes it. */
function changeTemplate(name: string, source: string | undefined): D1PreparedStatement {
  const site = secondSteep.siteId;
  if (source === undefined) {
    return env.DB.prepare('DELETE FROM templates WHERE site_id = ?1 AND name = ?2').bind(site, name);
  }
  return env.DB.prepare(
    `INSERT INTO templates (site_id, name, source, updated_at) VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT (site_id, name) DO UPDATE SET source = excluded.source`,
  ).bind(site, name, source, updatedAt);
}

/** Returns the templates of a folder of `demo/templates/`; '' is the folder itself. */
export function demoTemplates(folder: string): { name: string; source: string }[] {
  const root = `../../demo/templates/${folder && `${folder}/`}`;
  return Object.entries(files)
    .filter(([path]) => path.startsWith(root))
    .map(([path, source]) => ({ name: path.slice(root.length, -'.jsont'.length), source: String(source) }))
    .filter(({ name }) => !name.includes('/') || name.startsWith('partials/'));
}

interface Visit {
  host?: string;
  headers?: Record<string, string>;
  environment?: Bindings['ENVIRONMENT'];
  db?: D1Database;
  method?: string;
}

let visits = 0;

/** Visits a page of the demo, each time from an address of its own. */
export function visit(path: string, options: Visit = {}) {
  const { host = 'localhost', headers = {}, environment, db, method = 'GET' } = options;
  const request = new Request(`https://${host}${path}`, {
    method,
    headers: { 'CF-Connecting-IP': ownAddress(), ...headers },
    redirect: 'manual',
  });
  return Promise.resolve(
    app.fetch(request, { ...env, ...(environment && { ENVIRONMENT: environment }), ...(db && { DB: db }) }),
  );
}

function ownAddress(): string {
  visits++;
  return `10.1.${visits >> 8}.${visits & 255}`;
}

/** A page, parsed as a browser parses it. */
export class Page {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  static async at(path: string, options?: Visit): Promise<Page> {
    return new Page(await (await visit(path, options)).text());
  }

  /** Returns the decoded attributes of each element, with its text under ''. */
  async all(selector: string): Promise<Record<string, string>[]> {
    const found: Record<string, string>[] = [];
    const rewriter = new HTMLRewriter().on(selector, {
      element(element) {
        const attributes = [...element.attributes] as [string, string][];
        found.push({ '': '', ...Object.fromEntries(attributes.map(([name, value]) => [name, decode(value)])) });
      },
      text({ text }) {
        const last = found.at(-1);
        if (last) last[''] += decode(text);
      },
    });
    await rewriter.transform(new Response(this.html)).text();
    return found.map((element) => ({ ...element, '': element['']?.replace(/\s+/g, ' ').trim() ?? '' }));
  }

  async only(selector: string): Promise<Record<string, string>> {
    const [element, ...more] = await this.all(selector);
    if (!element || more.length > 0) throw new Error(`${selector}: ${more.length + (element ? 1 : 0)} found, not 1`);
    return element;
  }

  /** Returns the page's inline script, up to the first `</script`, where browsers end it. */
  staticContext() {
    const [, script = ''] = /<script data-name="static-context">([\s\S]*?)<\/script/i.exec(this.html) ?? [];
    const [, json = ''] =
      /^Static = window\.Static \|\| \{\}; Static\.SQUARESPACE_CONTEXT = (.*);$/s.exec(script) ?? [];
    return { script, context: JSON.parse(json) };
  }
}

const ENTITIES: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" };

function decode(text: string): string {
  return text.replace(/&(quot|amp|lt|gt|#39);/g, (_, name) => ENTITIES[name] ?? '');
}
