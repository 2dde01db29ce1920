import { ImportOptions, type ShopRecord } from '#runtime/contracts/imports.ts';
import { OWNER_SCOPES } from '#runtime/contracts/owner-scopes.ts';
import type { Bindings } from '#worker/env.ts';
import { importRecords } from '#worker/imports/service.ts';
import { RECORD_KINDS } from '#worker/record-kinds.ts';
import { emptySite, type NewSite, prepared } from '#worker/set-up/service.ts';
import { readSite } from '#worker/site/repository.ts';
import { removeOthers } from './remove-others.ts';

/** Templates are checked by rendering pages, which here name no scripts. */
const ASSETS = { fetch: async () => new Response(null, { status: 404 }) };
/** The name in the audit log where an owner's key would be. */
const KEY_ID = 'npm start';

interface ImportContext {
  env: Pick<Bindings, 'DB' | 'FILES' | 'SESSION_SECRET'>;
  /** Where it is served, for links in mails about its orders; by default at its first host. */
  url?: string | undefined;
  /** Origins of other sites whose pages may use the shop; they replace those listed before. */
  origins: readonly string[];
  /** Ms since the epoch. */
  now: number;
}

/**
 * Brings a site from any earlier state to the state of its records, by the same import that owners have. Data of
 * visitors stays, so an order whose number another order has by now is left out. Pictures and files whose bytes the
 * records do not have are left out too; an image of such a picture shows nothing. Returns what was left out and why.
 * Throws for the first other record that is refused.
 */
export async function importSite(
  site: NewSite,
  records: Iterable<ShopRecord>,
  { env, url = `https://${site.hostnames[0]}`, origins, now }: ImportContext,
): Promise<string[]> {
  const { DB: db } = env;
  const { siteId, hostnames } = site;
  const exists = await db.prepare('SELECT 1 FROM sites WHERE site_id = ?1').bind(siteId).first();
  const names = (table: string, column: string, values: readonly string[]) => [
    db
      .prepare(`DELETE FROM ${table} WHERE site_id = ?1 AND ${column} NOT IN (SELECT value FROM json_each(?2))`)
      .bind(siteId, JSON.stringify(values)),
    db
      .prepare(`INSERT OR IGNORE INTO ${table} (site_id, ${column}) SELECT ?1, value FROM json_each(?2)`)
      .bind(siteId, JSON.stringify(values)),
  ];
  await db.batch([
    ...(exists ? [] : prepared(db, emptySite(site, now))),
    ...names('site_domains', 'hostname', hostnames),
    ...names('site_origins', 'origin', origins),
    ...removeOthers(db, siteId, records),
  ]);
  // All records are taken back together.
  const options = ImportOptions.parse({ file: { id: crypto.randomUUID() } });
  const leftOut: string[] = [];
  const missing = new Set<unknown>();
  for (const record of records) {
    const current = await readSite(db, siteId);
    if (!current) throw new Error(`The site ${siteId} is gone.`);
    const owner = { keyId: KEY_ID, scopes: [...OWNER_SCOPES] };
    const call = {
      env: { ASSETS, ...env } as unknown as Bindings,
      db,
      site: current,
      owner,
      readerLanguage: current.language,
      origin: url,
      now,
      idempotency: undefined,
    };
    const imported = withoutPictures(record, missing);
    const {
      outcomes: [outcome],
    } = await importRecords(call, RECORD_KINDS, [imported], { options, isPreview: false });
    if (outcome?.result !== 'refused') continue;
    const name = `${record.type} ${outcome.title || outcome.id}`;
    const isTooLarge = record.content.data === null;
    if (!isTooLarge && record.type !== 'order') {
      const reasons = [outcome.error, ...Object.entries(outcome.errors).map((entry) => entry.join(': '))];
      throw new Error(`${siteId}: ${name} is refused: ${reasons.join(' ')}`);
    }
    if (isTooLarge) missing.add(record.content.id);
    leftOut.push(`${name}: ${outcome.error}`);
  }
  return leftOut;
}

/** Leaves the address of an image in place of its picture, where the shop does not have the picture. */
function withoutPictures({ type, content }: ShopRecord, missing: ReadonlySet<unknown>): ShopRecord {
  const { images } = content;
  if (missing.size === 0 || !Array.isArray(images)) return { type, content };
  const shown = images.map((image) => (missing.has(image?.assetId) ? { ...image, assetId: null } : image));
  return { type, content: { ...content, images: shown } };
}
