import { type CLDR, CLDRFramework } from '@phensley/cldr';
import english from '@phensley/cldr/packs/en.json';

/** Sites in a language without a pack are formatted as this one. */
const FALLBACK_LOCALE = 'en-US';

type Pack = { default: unknown };

/**
 * Packs that travel with the Worker beside `en`. A dynamic import of JSON is bundled as a function that nothing calls
 * until a site asks, so each costs 20–45 KB of gzip in the upload and nothing at start. A further language is one
 * more line.
 */
const packs: Readonly<Record<string, () => Promise<Pack>>> = {
  cs: () => import('@phensley/cldr/packs/cs.json'),
  da: () => import('@phensley/cldr/packs/da.json'),
  de: () => import('@phensley/cldr/packs/de.json'),
  es: () => import('@phensley/cldr/packs/es.json'),
  fr: () => import('@phensley/cldr/packs/fr.json'),
  it: () => import('@phensley/cldr/packs/it.json'),
  ja: () => import('@phensley/cldr/packs/ja.json'),
  nb: () => import('@phensley/cldr/packs/nb.json'),
  nl: () => import('@phensley/cldr/packs/nl.json'),
  pl: () => import('@phensley/cldr/packs/pl.json'),
  pt: () => import('@phensley/cldr/packs/pt.json'),
  sv: () => import('@phensley/cldr/packs/sv.json'),
};

/** Made on first use and kept for the isolate's life: setting the first locale up takes 21 ms. */
let framework: CLDRFramework | undefined;
const locales = new Map<string, CLDR>();

/** Locale data for a BCP 47 tag; English where we have no pack for its language. */
export async function localeData(tag: string): Promise<CLDR> {
  const kept = locales.get(tag);
  if (kept) return kept;
  framework ??= new CLDRFramework({ loader: () => english, asyncLoader: loadPack });
  const language = CLDRFramework.resolveLocale(tag).tag.language();
  const cldr =
    language === 'en' || !packs[language]
      ? framework.get(language === 'en' ? tag : FALLBACK_LOCALE)
      : await framework.getAsync(tag);
  locales.set(tag, cldr);
  return cldr;
}

async function loadPack(language: string): Promise<unknown> {
  return (await packs[language]?.())?.default;
}
