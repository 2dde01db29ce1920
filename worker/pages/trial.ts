import type { Bindings } from '../env.ts';
import type { Site } from '../site/site.ts';
import { PAGE_STEPS, StepBudget } from './bounded-engine.ts';
import { cartView } from './cart-view.ts';
import type { EngineError } from './engine.ts';
import { renderWith } from './render-page.ts';
import { searchView } from './search-view.ts';
import { templatesOf } from './templates.ts';
import { collectionView, itemView, notFoundView, type View } from './view.ts';

/** Most collections whose pages a trial renders: one of each template. */
const MAX_COLLECTIONS = 8;
/** After so many steps, a trial renders no further pages: other shops wait while it runs. */
const TRIAL_STEPS = 2 * PAGE_STEPS;

interface Trial {
  env: Bindings;
  site: Site;
  /** The shop's origin. */
  origin: string;
  /** Ms since the epoch. */
  now: number;
}

/**
 * Renders pages of the site with these templates: one list and one item of each template, and those that every shop has.
 * Returns what the engine reports, each error once; of pages after one that was cut off, nothing. Templates that do not
 * exist are not reported.
 */
export async function trialErrors(
  { env, site, origin, now }: Trial,
  sources: readonly { name: string; source: string }[],
): Promise<EngineError[]> {
  const templates = templatesOf(sources);
  const found = new Map<string, EngineError>();
  let steps = 0;
  for (const view of await trialViews(env.DB, site)) {
    const budget = new StepBudget();
    const visit = { origin, address: '/', hasCart: true };
    const { errors } = await renderWith(templates, env, site, view, visit, now, budget);
    for (const error of errors) if (error.type !== 'store') found.set(`${error.template} ${error.message}`, error);
    steps += budget.taken;
    if (budget.usedUpIn !== undefined || steps > TRIAL_STEPS) break;
  }
  return [...found.values()];
}

async function trialViews(db: D1Database, site: Site): Promise<View[]> {
  const cart = await cartView(db, site);
  const search = searchView(db, site, {
    ids: [],
    result: { query: 'tea', count: 0, hasMore: false },
    pagination: undefined,
  });
  const byTemplate = new Map(cart.collections.map((collection) => [collection.template, collection]));
  const shown = [...byTemplate.values()].slice(0, MAX_COLLECTIONS).map(async ({ urlId }) => {
    const list = await collectionView(db, site, urlId);
    const [item] = list.kind === 'list' ? list.items : [];
    return item ? [list, await itemView(db, site, { urlId, slug: item.urlSlug })] : [list];
  });
  return [cart, await search, await notFoundView(db, site), ...(await Promise.all(shown)).flat()];
}
