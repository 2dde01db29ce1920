import { type CLDR, CLDRFramework } from '@phensley/cldr';
import english from '@phensley/cldr/packs/en.json' with { type: 'json' };
import { keepSymbolWhole } from '#runtime/domain/money.ts';
import { withWesternDigits } from '#runtime/domain/western-digits.ts';

/** The locale of sites whose language has no pack. */
const FALLBACK_LOCALE = 'en-US';

type Pack = { default: unknown };

/**
 * Packs that are deployed with the Worker in addition to `en`. A dynamic import of JSON is bundled as a function that
 * runs only when a site needs it, so each pack adds 20–45 KB of gzip to the upload and nothing to the start. A new
 * language is one more line.
 */
const packs: Readonly<Record<string, () => Promise<Pack>>> = {
  ar: () => import('@phensley/cldr/packs/ar.json', { with: { type: 'json' } }),
  cs: () => import('@phensley/cldr/packs/cs.json', { with: { type: 'json' } }),
  da: () => import('@phensley/cldr/packs/da.json', { with: { type: 'json' } }),
  de: () => import('@phensley/cldr/packs/de.json', { with: { type: 'json' } }),
  es: () => import('@phensley/cldr/packs/es.json', { with: { type: 'json' } }),
  fr: () => import('@phensley/cldr/packs/fr.json', { with: { type: 'json' } }),
  he: () => import('@phensley/cldr/packs/he.json', { with: { type: 'json' } }),
  it: () => import('@phensley/cldr/packs/it.json', { with: { type: 'json' } }),
  ja: () => import('@phensley/cldr/packs/ja.json', { with: { type: 'json' } }),
  nb: () => import('@phensley/cldr/packs/nb.json', { with: { type: 'json' } }),
  nl: () => import('@phensley/cldr/packs/nl.json', { with: { type: 'json' } }),
  pl: () => import('@phensley/cldr/packs/pl.json', { with: { type: 'json' } }),
  pt: () => import('@phensley/cldr/packs/pt.json', { with: { type: 'json' } }),
  sv: () => import('@phensley/cldr/packs/sv.json', { with: { type: 'json' } }),
  zh: () => import('@phensley/cldr/packs/zh.json', { with: { type: 'json' } }),
};

/** Created on first use and kept for the isolate's life, because the first locale takes 21 ms. */
let framework: CLDRFramework | undefined;
const locales = new Map<string, CLDR>();

/** Returns the locale data for a language tag (BCP 47); English if there is no pack for the language. */
export async function localeData(tag: string): Promise<CLDR> {
  const kept = locales.get(tag);
  if (kept) return kept;
  framework ??= new CLDRFramework({ loader: () => english, asyncLoader: loadPack });
  const language = CLDRFramework.resolveLocale(tag).tag.language();
  const cldr =
    language === 'en' || !packs[language]
      ? framework.get(language === 'en' ? tag : FALLBACK_LOCALE)
      : withWholeSymbols(await framework.getAsync(withWesternDigits(tag)));
  locales.set(tag, cldr);
  return cldr;
}

/** Returns the locale data, whose amounts read well in texts that run from right to left. */
function withWholeSymbols(cldr: CLDR): CLDR {
  const formatCurrency: CLDR['Numbers']['formatCurrency'] = (...amount) =>
    keepSymbolWhole(cldr.Numbers.formatCurrency(...amount));
  const numbers = Object.create(cldr.Numbers, { formatCurrency: { value: formatCurrency } });
  return Object.create(cldr, { Numbers: { value: numbers } });
}

async function loadPack(language: string): Promise<unknown> {
  return (await packs[language]?.())?.default;
}
