import * as z from 'zod/mini';
import { ExperimentList } from '#runtime/contracts/experiments.ts';
import type { Preferences } from '#runtime/contracts/preferences.ts';
import { type Experiment, variantFor } from '#runtime/domain/experiments.ts';
import type { Site } from '../site/site.ts';

/** The shop's experiments: what its owner has set, and those that run. */
export function experimentSettings({ storeSettings }: Site): Preferences<'experiments'> {
  return { experiments: parseList(storeSettings.experiments) };
}

/** Returns the experiments that count, which are the active ones, as pages need them. */
export function activeExperiments(site: Site): Experiment[] {
  return activeOf(experimentSettings(site).experiments);
}

/** Reads the experiments that count of some sites, by the site. */
export async function readActiveExperiments(
  db: D1Database,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, Experiment[]>> {
  const { results } = await db
    .prepare(
      `SELECT site_id, store_settings -> '$.experiments' AS experiments FROM sites
       WHERE site_id IN (SELECT value FROM json_each(?1)) AND store_settings ->> '$.experiments' IS NOT NULL`,
    )
    .bind(JSON.stringify([...new Set(siteIds)]))
    .all<{ site_id: string; experiments: string }>();
  return new Map(results.map(({ site_id, experiments }) => [site_id, activeOf(parseList(JSON.parse(experiments)))]));
}

/** Returns the variants in which a visitor is, as keys of the shop's numbers: "button:red". */
export function variantKeys(experiments: readonly Experiment[], visitorId: string | undefined): string[] {
  if (visitorId === undefined) return [];
  return experiments.flatMap((experiment) => {
    const variantId = variantFor(experiment, visitorId);
    return variantId === undefined ? [] : [`${experiment.id}:${variantId}`];
  });
}

type Settings = Preferences<'experiments'>['experiments'];

function parseList(stored: unknown): Settings {
  const result = z.safeParse(ExperimentList, stored ?? []);
  return result.success ? result.data : [];
}

function activeOf(experiments: Settings): Experiment[] {
  return experiments
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ id, variants, cohorts }) => ({ id, variants, ...(cohorts && { cohorts }) }));
}
