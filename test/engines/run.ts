/**
 * `npm run test:engines` runs what people do with a shop in each engine beside Chromium that this machine has, and says
 * which ones it has not. Names of journeys as arguments run those alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../build.mjs';
import { startEmbedServer } from '../../demo/embed-server.ts';
import { SITE_ID } from '../../demo/seed.ts';
import { startShop } from '../../demo/shop.ts';
import { freePort } from '../free-port.ts';
import { ENGINES } from './find.ts';
import { type Addresses, JOURNEYS } from './journeys.ts';
import { Page } from './page.ts';
import type { Engine, Visitor } from './visitor.ts';

const [...wanted] = process.argv.slice(2);
const journeys = Object.entries(JOURNEYS).filter(([name]) => wanted.length === 0 || wanted.includes(name));

/** Runs a journey as a new visitor. Returns why it failed; '' where it did not. */
async function run(engine: Engine, addresses: Addresses, journey: (typeof journeys)[number][1]): Promise<string> {
  let visitor: Visitor | undefined;
  try {
    visitor = await engine.visit();
    const page = new Page(engine, visitor);
    await journey(page, addresses);
    return (await page.errors()).join('; ');
  } catch (error) {
    return (error as Error).message;
  } finally {
    // A browser that has ended needs no end; the next journey starts a new one.
    await visitor?.end().catch(() => {});
  }
}

async function runAll(addresses: Addresses): Promise<number> {
  let failures = 0;
  for (const { name, program, start } of ENGINES) {
    if (!program) {
      console.log(`${name}: not found on this machine.`);
      continue;
    }
    const engine = await start(program);
    try {
      for (const [title, journey] of journeys) {
        const problem = await run(engine, addresses, journey);
        if (problem) failures++;
        console.log(`${engine.name}: ${title}: ${problem ? `FAILED: ${problem}` : 'ok'}`);
      }
    } finally {
      await engine.stop();
    }
  }
  return failures;
}

/** Starts the demo for these journeys alone, with a database of its own. */
async function withDemo(act: (addresses: Addresses) => Promise<number>): Promise<number> {
  const stateDir = mkdtempSync(join(tmpdir(), 'storefront-engines-'));
  await build();
  const [port, embedPort] = [await freePort('localhost'), await freePort('127.0.0.1')];
  const embed = await startEmbedServer({ port: embedPort, shop: `http://localhost:${port}`, siteId: SITE_ID });
  try {
    const shop = await startShop({ port, stateDir, origins: [`http://127.0.0.1:${embedPort}`] });
    try {
      return await act({ shop: shop.url, embed: embed.url });
    } finally {
      await shop.stop();
    }
  } finally {
    await embed.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

const failures = await withDemo(runAll);
process.exit(failures > 0 ? 1 : 0);
