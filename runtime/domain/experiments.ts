/** The cohorts of a survey, by the platform's names; each has a fifth of all visitors. */
export const SURVEY_COHORTS = ['A', 'B', 'C', 'D', 'E'] as const;
export type SurveyCohort = (typeof SURVEY_COHORTS)[number];

/** An experiment that runs. Weights are relative to each other. Without `cohorts`, all visitors take part. */
export interface Experiment {
  id: string;
  variants: readonly { id: string; weight: number }[];
  cohorts?: readonly SurveyCohort[];
}

/** Most that a number of 32 bits can be, and one more. */
const RANGE = 2 ** 32;

/**
 * Returns where a visitor stands between 0 and 1 in an experiment: always at the same place, and at another one in
 * another experiment (MurmurHash3, 32 bits, over both ids).
 */
export function bucketOf(visitorId: string, purpose: string): number {
  return hash(`${purpose}|${visitorId}`) / RANGE;
}

/** Returns the cohort of a visitor, which is the same in all experiments. */
export function cohortOf(visitorId: string): SurveyCohort | undefined {
  return SURVEY_COHORTS[Math.floor(bucketOf(visitorId, 'cohort') * SURVEY_COHORTS.length)];
}

/** Returns the variant of a visitor; undefined for an experiment without weights, or of which they are no part. */
export function variantFor({ id, variants, cohorts }: Experiment, visitorId: string): string | undefined {
  if (cohorts && !cohorts.some((cohort) => cohort === cohortOf(visitorId))) return undefined;
  const all = variants.reduce((sum, { weight }) => sum + weight, 0);
  let left = bucketOf(visitorId, id) * all;
  for (const variant of variants) {
    left -= variant.weight;
    if (left < 0) return variant.id;
  }
  return undefined;
}

/** Overrides by an experiment's id. */
export type Overrides = Readonly<Record<string, string>>;

/**
 * Returns the overrides after a query such as `?experiment-override=button:red`: those before it and the new one, and
 * none after `reset`. Other texts change nothing.
 */
export function overridesAfter(query: string, before: Overrides): Overrides {
  let overrides = before;
  for (const text of new URLSearchParams(query).getAll(OVERRIDE)) {
    const [, id, variant] = /^([\w-]{1,50}):([\w-]{1,50})$/.exec(text) ?? [];
    if (text === RESET) overrides = {};
    else if (id && variant) overrides = { ...overrides, [id]: variant };
  }
  return overrides;
}

const OVERRIDE = 'experiment-override';
const RESET = 'reset';

function hash(text: string): number {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(bytes.buffer);
  const whole = bytes.length - (bytes.length % 4);
  let state = 0;
  for (let at = 0; at < whole; at += 4) {
    state ^= scramble(view.getUint32(at, true));
    state = (Math.imul((state << 13) | (state >>> 19), 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let at = bytes.length - 1; at >= whole; at--) tail = (tail << 8) | (bytes[at] ?? 0);
  state ^= scramble(tail) ^ bytes.length;
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

function scramble(word: number): number {
  const mixed = Math.imul(word, 0xcc9e2d51);
  return Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
}
