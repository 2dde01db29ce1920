import { type Experiment, type Overrides, overridesAfter, variantFor } from '../domain/experiments.ts';
import { emit } from '../events.ts';

const OVERRIDES = 'sq:experiment-overrides';
const ATTRIBUTE = 'data-sq-experiments';

interface Exposing {
  experiments: readonly Experiment[];
  /** The id of the visitor's census. */
  visitorId: string;
  /** Only internal sites honour overrides. */
  isInternal: boolean;
}

export interface Exposure {
  experimentId: string;
  variantId: string;
}

/**
 * Puts the visitor into a variant of each experiment: writes all as "id:variant" into an attribute of `<html>`, for
 * style sheets, and dispatches `sq-experiment-exposed` for each. Returns the exposures to record; called once for each
 * page.
 */
export function expose({ experiments, visitorId, isInternal }: Exposing): Exposure[] {
  const overrides = isInternal ? readOverrides() : {};
  const exposures = experiments.flatMap((experiment) => {
    const { id, variants } = experiment;
    const forced = variants.find((variant) => variant.id === overrides[id])?.id;
    const variantId = forced ?? variantFor(experiment, visitorId);
    return variantId === undefined ? [] : [{ experimentId: id, variantId }];
  });
  if (exposures.length === 0) return [];
  const pairs = exposures.map(({ experimentId, variantId }) => `${experimentId}:${variantId}`);
  document.documentElement.setAttribute(ATTRIBUTE, pairs.join(' '));
  for (const exposure of exposures) emit(document, 'sq-experiment-exposed', exposure);
  return exposures;
}

/** Reads the overrides of this tab, after those of the page's address. */
function readOverrides(): Overrides {
  try {
    const before = JSON.parse(sessionStorage.getItem(OVERRIDES) ?? '{}') as Overrides;
    const overrides = overridesAfter(location.search, before);
    sessionStorage.setItem(OVERRIDES, JSON.stringify(overrides));
    return overrides;
  } catch {
    // Without storage, overrides last for the page.
    return overridesAfter(location.search, {});
  }
}
