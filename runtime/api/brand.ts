import { boot } from '../boot.ts';
import type { BrandAnswer } from '../contracts/brand.ts';
import type { SITE_HEADER } from '../contracts/http.ts';

/** A module shared with all that calls the api would make pages fetch that too when they are idle. */
const SITE: typeof SITE_HEADER = 'X-Storefront-Site';
const PATH = '/api/1/brand';

/** Reads the shop's brand colours as properties of elements; none where the shop does not answer with them. */
export async function getBrand(): Promise<BrandAnswer['properties']> {
  const { base, site } = boot();
  const answer = await fetch(base + PATH, { headers: site ? { [SITE]: site } : {}, credentials: 'omit' });
  return answer.ok ? ((await answer.json()) as BrandAnswer).properties : {};
}
