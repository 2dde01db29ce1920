import { Hono } from 'hono';
import { ShopLanguages } from '#runtime/contracts/languages.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describe } from '../http/middleware/describe.ts';
import { allLanguages, baseOf, prefixOn } from '../site/languages.ts';
import { textDirection } from '../site/text-direction.ts';
import { nameOf } from './alternates.ts';

const LANGUAGES = '/api/rest/languages';
const CACHE = 'public, max-age=300';

/** The languages of a shop, for pages of other origins. */
export const shopLanguages = new Hono<AppEnv>();

shopLanguages.get(
  LANGUAGES,
  describe({ summary: 'Lists the languages of the shop’s pages', answer: ShopLanguages }),
  async (c) => {
    const { site } = c.var;
    const { origin, hostname } = new URL(c.req.url);
    const { languageChoice } = await textsIn(site.language);
    c.header('Cache-Control', CACHE);
    return c.json({
      label: languageChoice.label,
      languages: allLanguages(site).map((language) => ({
        language,
        name: nameOf(language, allLanguages(site)),
        url: baseOf(site, language, origin),
        prefix: prefixOn(site, hostname, language),
        direction: textDirection(language),
      })),
    } satisfies ShopLanguages);
  },
);
