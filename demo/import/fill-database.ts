/** Does what `fill.ts` says. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ShopRecord } from '#runtime/contracts/imports.ts';
import { sessionSecret } from '#worker/cli/local/session-secret.ts';
import { openShopFile } from '#worker/cli/shop-file.ts';
import { joinedStatement } from '#worker/contributors/service.ts';
import type { NewSite } from '#worker/set-up/service.ts';
import { DEMO_OWNER } from '../owner.ts';
import { SITES } from '../seed.ts';
import { bucketFolder } from './bucket-folder.ts';
import { demoRecords } from './demo-records.ts';
import { importSite } from './import-site.ts';
import { d1Of } from './sqlite-d1.ts';

interface LocalSite {
  site: NewSite;
  records: Iterable<ShopRecord>;
  /** Origins of other sites whose pages may use it. */
  origins: readonly string[];
}

const [stateDir = '', ...origins] = process.argv.slice(2);
const database = new DatabaseSync(databaseIn(stateDir));
try {
  const env = {
    DB: d1Of(database),
    FILES: bucketFolder(join(stateDir, 'bucket')),
    SESSION_SECRET: sessionSecret(stateDir),
  };
  const now = Date.now();
  for (const { site, records, origins: own } of sitesOf(process.env.SHOP_FILE)) {
    const url = process.env.SHOP_URL || undefined;
    for (const name of await importSite(site, records, { env, url, origins: own, now })) {
      console.log(`The copy is without ${name}`);
    }
    const owner = { ...DEMO_OWNER, siteId: site.siteId, role: 'admin' } as const;
    await (await joinedStatement(env.DB, env.SESSION_SECRET, owner, now)).run();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  database.close();
}

function sitesOf(shopFile: string | undefined): LocalSite[] {
  if (shopFile) {
    const { header, entries } = openShopFile(shopFile);
    const site = { siteId: header.siteId, title: header.title, hostnames: ['localhost', 'shop.localhost'] };
    return [{ site, records: recordsOf(entries), origins }];
  }
  return SITES.map((content, index) => ({
    site: content,
    records: demoRecords(content),
    // The page of another site embeds the first shop.
    origins: index === 0 ? origins : [],
  }));
}

function recordsOf(entries: Iterable<{ record: ShopRecord }>): Iterable<ShopRecord> {
  return {
    *[Symbol.iterator]() {
      for (const { record } of entries) yield record;
    },
  };
}

/** Finds the file of the database that wrangler keeps in a folder. */
function databaseIn(folder: string): string {
  const objects = join(folder, 'v3/d1/miniflare-D1DatabaseObject');
  const [file] = readdirSync(objects).filter((name) => /^[\da-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Error(`There is no database in ${folder}.`);
  return join(objects, file);
}
