import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import type { FeedBuild } from './builds.ts';

/** Sales change stock without a change of the site, so that no build counts as new for longer. */
const NEW_MS = 10 * MINUTE_MS;
/** The job builds a large feed anew after this time, and at once where the site has changed. */
const REBUILT_AFTER_MS = 30 * MINUTE_MS;
/** No feed is served that is older. */
const SERVED_MS = HOUR_MS;
/** A feed that nobody has fetched for this time is not built any more. */
export const ASKED_MS = 30 * DAY_MS;

/** Whether a build shows the shop as it is. */
export function isNew({ built }: FeedBuild, siteVersion: number, now: number): boolean {
  return built !== null && built.version === siteVersion && now - built.at < NEW_MS;
}

/** Whether a build may be served. */
export function isServable({ built }: FeedBuild, now: number): boolean {
  return built !== null && now - built.at < SERVED_MS;
}

/** Whether the job has to build a large feed. */
export function isDue({ built, building }: FeedBuild, siteVersion: number, now: number): boolean {
  return building !== null || built === null || built.version !== siteVersion || now - built.at >= REBUILT_AFTER_MS;
}
