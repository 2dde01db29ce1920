import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../../../build.mjs';
import { lampenwerk } from '../../../demo/content/lampenwerk.ts';
import { startEmbedServer } from '../../../demo/embed-server.ts';
import { SITE_ID } from '../../../demo/seed.ts';
import { startShop } from '../../../demo/shop.ts';
import { freePort } from '../../free-port.ts';
import { createOwnerKey } from './owner-key.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    embedUrl: string;
    /** Keys of the owners, by the site's id. */
    ownerKeys: Record<string, string>;
  }
}

/** One real shop and one page of another site for all journeys: the build, the Worker, the database of `npm start`. */
export default async function setup(project: TestProject) {
  const stateDir = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
  const [port, embedPort] = [await freePort('localhost'), await freePort('127.0.0.1')];
  await build();
  const embed = await startEmbedServer({ port: embedPort, shop: `http://localhost:${port}`, siteId: SITE_ID });
  const shop = await startShop({ port, stateDir, origins: [embed.url] });
  project.provide('shopUrl', shop.url);
  project.provide('embedUrl', embed.url);
  const siteIds = [SITE_ID, lampenwerk.siteId];
  const keys: Record<string, string> = {};
  // One after another: the database of this machine takes one writer at a time, and does not let a second one wait.
  for (const siteId of siteIds) keys[siteId] = await createOwnerKey(stateDir, siteId);
  project.provide('ownerKeys', keys);
  return async () => {
    await Promise.all([shop.stop(), embed.stop()]);
    rmSync(stateDir, { recursive: true, force: true });
  };
}
