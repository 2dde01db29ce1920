import * as z from 'zod/mini';
import { SURVEY_COHORTS } from '../domain/experiments.ts';

/** Answer of `GET /api/commerce/fullstory/getId`; 'automated-mock-id' where nothing is to be replayed. */
export const ReplayId = z.strictObject({ data: z.string() });

export const EXPERIMENT_STATUSES = ['DRAFT', 'ACTIVE', 'PAUSED', 'ENDED'] as const;

const id = z.string().check(z.regex(/^[\w-]{1,50}$/));
const hasNoTwins = (list: readonly { id: string }[]) => new Set(list.map((entry) => entry.id)).size === list.length;

/**
 * An experiment as its owner sets it. Weights are relative to each other. Visitors of `cohorts` take part; all do where it
 * is missing.
 */
export const ExperimentSettings = z.strictObject({
  id,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  status: z.enum(EXPERIMENT_STATUSES),
  variants: z
    .array(z.strictObject({ id, weight: z.int().check(z.minimum(1), z.maximum(100)) }))
    .check(z.minLength(2), z.maxLength(10), z.refine(hasNoTwins, { error: 'repeatedId' })),
  cohorts: z.optional(z.array(z.enum(SURVEY_COHORTS)).check(z.minLength(1), z.maxLength(SURVEY_COHORTS.length))),
});

export const ExperimentList = z
  .array(ExperimentSettings)
  .check(z.maxLength(20), z.refine(hasNoTwins, { error: 'repeatedId' }));
