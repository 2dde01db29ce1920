/** Product feeds for catalogues: built in parts into FILES, and written from there in each format. */

import type { Bindings } from '../env.ts';
import { inLanguage } from '../site/languages.ts';
import { readSite } from '../site/repository.ts';
import type { Site } from '../site/site.ts';
import { deleteObjects } from '../storage/service.ts';
import { continueBuild, keysOf } from './build.ts';
import { deleteBuild, type FeedBuild, findBuild, keepAsked, listAskedLarge, listUnasked } from './builds.ts';
import { ASKED_MS, isDue, isNew } from './freshness.ts';
import { isLargeShop } from './read-part.ts';

/** Parts of builds in one run of the job: D1 answers 1,000 queries of an invocation, and a part takes nine. */
const PARTS_PER_RUN = 90;
const FEEDS_PER_RUN = 50;
/** Parts that a call builds: a small shop's products have so many variants at most. */
const PARTS_PER_CALL = 40;
const FORGOTTEN_PER_RUN = 20;

type Resources = Pick<Bindings, 'DB' | 'FILES'>;

/**
 * Returns the feed of a site in its present language, which somebody asks for. That of a small shop is built at once where
 * it is not new; a job builds those of large ones.
 */
export async function feedFor(env: Resources, site: Site, now: number): Promise<FeedBuild | undefined> {
  const { siteId, language } = site;
  const known = await findBuild(env.DB, siteId, language);
  if (known && isNew(known, site.updatedAt, now)) return known;
  return buildNow(env, site, now);
}

/** Builds the feed of a small shop at once, and leaves that of a large one to the job. */
export async function buildNow(env: Resources, site: Site, now: number): Promise<FeedBuild | undefined> {
  const { siteId, language } = site;
  const isLarge = await isLargeShop(env.DB, siteId);
  await keepAsked(env.DB, { siteId, language, isLarge }, now);
  if (!isLarge) await continueBuild(env, site, PARTS_PER_CALL, now);
  return findBuild(env.DB, siteId, language);
}

/** Goes on with the builds of large shops, and forgets feeds that nobody asks for. The cron calls this. */
export async function buildDueFeeds(
  env: Resources,
  now: number,
  partsMax = PARTS_PER_RUN,
): Promise<{ parts: number; forgotten: number }> {
  let parts = 0;
  for (const build of await listAskedLarge(env.DB, now - ASKED_MS, FEEDS_PER_RUN)) {
    if (parts >= partsMax) break;
    const site = await readSite(env.DB, build.siteId);
    if (!site || !isDue(build, site.updatedAt, now)) continue;
    parts += await continueBuild(env, inLanguage(site, build.language, ''), partsMax - parts, now);
  }
  const unasked = await listUnasked(env.DB, now - ASKED_MS, FORGOTTEN_PER_RUN);
  for (const build of unasked) await forget(env, build);
  return { parts, forgotten: unasked.length };
}

async function forget({ DB, FILES }: Resources, build: FeedBuild): Promise<void> {
  const builds = [build.built, build.previous, build.building].filter((each) => each !== null);
  for (const each of builds) await deleteObjects(FILES, keysOf(build.siteId, build.language, each));
  await deleteBuild(DB, build).run();
}
