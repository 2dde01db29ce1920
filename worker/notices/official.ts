import { languageOf } from '#runtime/i18n/languages.ts';
import { allLanguages } from '../site/languages.ts';

/** The official pages about guarantees, by the language of the notice whose code and printed address lead there. */
const PAGES = {
  bg: 'гаранции',
  cs: 'záruky_cs',
  da: 'garantier',
  de: 'garantien',
  el: 'εγγυήσεις',
  en: 'guarantees',
  es: 'garantías',
  et: 'garantiid',
  fi: 'virhevastuu',
  fr: 'garanties',
  ga: 'ráthaíochtaí',
  hr: 'jamstva_hr',
  hu: 'jótállás',
  it: 'garanzie',
  lt: 'garantijos',
  lv: 'garantijas',
  mt: 'garanziji',
  nl: 'garantie',
  pl: 'gwarancje',
  pt: 'garantias',
  ro: 'garanții',
  sk: 'záruky_sk',
  sl: 'jamstva_sl',
  sv: 'reklamationsrätt',
} as const;

/** What stands on pages of a shop whose own language has no official notice. */
export const FALLBACK = 'en';

/** The 24 languages of the official notice, ISO 639-1. */
export const NOTICE_LANGUAGES = Object.keys(PAGES) as (keyof typeof PAGES)[];

const pages: Readonly<Record<string, string>> = PAGES;

/**
 * Returns the languages in which a shop needs the notice: those of its pages that have one, and English for a shop whose own
 * language has none.
 */
export function wantedLanguages(site: Parameters<typeof allLanguages>[0]): string[] {
  const [own = '', ...others] = allLanguages(site).map((language) => languageOf(language));
  const official = [isNoticeLanguage(own) ? own : FALLBACK, ...others.filter(isNoticeLanguage)];
  return [...new Set(official)];
}

export function isNoticeLanguage(language: string): boolean {
  return Object.hasOwn(PAGES, language);
}

/** Returns the address beside a notice, which its code leads to as well. */
export function noticeLink(language: string): string {
  return new URL(pages[language] ?? PAGES.en, 'https://europa.eu/youreurope/').href;
}

/**
 * SHA-256, hex, of files of the Commission's archives, by language, as copies in public repositories have them. The
 * archives themselves could not be read where this list was made, so it is not complete, and a file that is not on it is
 * taken and marked.
 */
const KNOWN_FILES: Readonly<Record<string, readonly string[]>> = {
  de: ['fd39364dbe42fa775ff55fb9b7aa80c377a5d04219929fef86a8522eed486b1a'],
  pt: ['9069bb0bc5e9f3cf655579038be5646181cc5447a25f3f8ccf2d018eacba0ac1'],
  ro: ['51d641e25d29a9cd4d087a6540d474ade46fd52b2e38f1ac65befb1108caa032'],
};

export function isKnownFile(language: string, sha256: string): boolean {
  return KNOWN_FILES[language]?.includes(sha256) ?? false;
}
