import { FEED_FILES, FEED_NAMES } from '#runtime/contracts/feed-names.ts';
import type {
  FeedBuild,
  FeedBuildRequest,
  FeedProblems,
  FoundFeedProblem,
  SiteFeeds,
} from '#runtime/contracts/feeds.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { isFindable } from '../site/discovery.ts';
import { allLanguages, inLanguage } from '../site/languages.ts';
import { pageBase } from '../site/link-base.ts';
import type { Site } from '../site/site.ts';
import { findBuild, listBuilds, type FeedBuild as StoredBuild } from './builds.ts';
import { buildNow } from './service.ts';

const PROBLEMS_PER_PAGE = 100;

export async function readFeeds({ db, site, origin }: OwnerCall): Promise<SiteFeeds> {
  const { hostname } = new URL(origin);
  const builds = new Map((await listBuilds(db, site.siteId)).map((build) => [build.language, build]));
  return {
    isFindable: isFindable(site, hostname),
    builds: allLanguages(site).map((language) =>
      toAnswer(spoken(site, language, origin), origin, builds.get(language)),
    ),
    productsUrl: `${pageBase(site, origin)}/products.json`,
  };
}

/** Throws INVALID_REQUEST for a language that the site does not have. */
export async function buildForOwner(call: OwnerCall, { language }: FeedBuildRequest): Promise<FeedBuild> {
  const { env, origin, now } = call;
  const site = chosen(call, language);
  return toAnswer(site, origin, await buildNow(env, site, now));
}

/** Throws INVALID_REQUEST for a language that the site does not have. */
export async function readFeedProblems(
  call: OwnerCall,
  { language, cursor = '0' }: { language?: string | undefined; cursor?: string | undefined },
): Promise<FeedProblems> {
  const { db } = call;
  const site = chosen(call, language);
  const build = await findBuild(db, site.siteId, site.language);
  if (!build?.built) return { problems: [], nextPageCursor: null };
  const { results } = await db
    .prepare(
      `SELECT feed, item_id AS itemId, variant_id AS variantId, title, field, problem FROM feed_problems
       WHERE site_id = ?1 AND language = ?2 AND built_at = ?3 AND number >= ?4 ORDER BY number LIMIT ?5`,
    )
    .bind(site.siteId, site.language, build.built.at, Number(cursor), PROBLEMS_PER_PAGE + 1)
    .all<FoundFeedProblem>();
  const hasMore = results.length > PROBLEMS_PER_PAGE;
  return {
    problems: results.slice(0, PROBLEMS_PER_PAGE),
    nextPageCursor: hasMore ? String(Number(cursor) + PROBLEMS_PER_PAGE) : null,
  };
}

function chosen({ site, origin }: OwnerCall, language: string = site.primaryLanguage): Site {
  if (!allLanguages(site).includes(language)) throw new ApiError('INVALID_REQUEST', { fields: ['language'] });
  return spoken(site, language, origin);
}

function spoken(site: Site, language: string, origin: string): Site {
  return inLanguage(site, language, new URL(origin).hostname);
}

function toAnswer(site: Site, origin: string, build: StoredBuild | undefined): FeedBuild {
  const { built = null, building = null } = build ?? {};
  const base = pageBase(site, origin);
  return {
    language: site.language,
    builtAt: built?.at ?? null,
    isBuilding: building !== null || (build?.isLarge === true && built === null),
    variants: built?.variants ?? 0,
    feeds: FEED_NAMES.map((name) => ({
      name,
      urls: FEED_FILES[name].map((file) => `${base}/feeds/${file}`),
      refused: built?.refused[name] ?? 0,
    })),
  };
}
