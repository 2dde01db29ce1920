import { Hono } from 'hono';
import { BrandAnswer } from '#runtime/contracts/brand.ts';
import { brandProperties } from '#runtime/domain/brand-colors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describe } from '../http/middleware/describe.ts';

const BRAND = '/api/1/brand';
/** A change of the owner's colours may take this long to show on pages of other sites. */
const KEPT = 'public, max-age=600, stale-while-revalidate=86400';

/** The brand colours, for elements on pages that the Worker did not write. */
export const brand = new Hono<AppEnv>();

brand.get(
  BRAND,
  describe({ summary: 'Returns the brand colours as properties of elements', answer: BrandAnswer }),
  (c) => {
    const properties = Object.fromEntries(brandProperties(Object(c.var.site.website.colors)));
    return c.json<BrandAnswer>({ properties }, 200, { 'Cache-Control': KEPT });
  },
);
