import * as z from 'zod/mini';
import { ExperimentList } from '#runtime/contracts/experiments.ts';
import type { Preferences } from '#runtime/contracts/preferences.ts';
import type { Experiment } from '#runtime/domain/experiments.ts';
import type { Site } from '../site/site.ts';

/** The shop's experiments: what its owner has set, and those that run. */
export function experimentSettings({ storeSettings }: Site): Preferences<'experiments'> {
  const result = z.safeParse(ExperimentList, storeSettings.experiments ?? []);
  return { experiments: result.success ? result.data : [] };
}

/** Returns the experiments that count, which are the active ones, as pages need them. */
export function activeExperiments(site: Site): Experiment[] {
  const { experiments } = experimentSettings(site);
  return experiments.filter(({ status }) => status === 'ACTIVE').map(({ id, variants }) => ({ id, variants }));
}
