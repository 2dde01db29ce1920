import { ITEM_HTML_NAMES } from '#runtime/contracts/item-texts.ts';
import type { TranslationTexts } from '#runtime/contracts/translations.ts';
import { isLanguageTag } from '#runtime/domain/language-tag.ts';
import { isUrlSlug } from '#runtime/domain/url-slug.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { sanitisePageHtml } from '../content/service.ts';
import { sanitiseHtml } from '../forms/service.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { languageOfSegment } from '../site/languages.ts';
import { isReservedPath } from '../site/reserved-paths.ts';
import type { Site } from '../site/site.ts';
import { OWN_HTML, OWN_TEXT } from '../site/translated-site.ts';
import type { Translatable } from './sources.ts';

/** Names of texts that are HTML. */
const HTML: ReadonlySet<string> = new Set([
  ...ITEM_HTML_NAMES,
  ...['mainContent', 'submissionMessage', 'submissionHtml', 'disclaimerMessage'],
]);

/** Most characters of the footer's note, or of a text on the lock screen. */
const HTML_MAX_LENGTH = 10_000;
const SITE_TEXT_MAX_LENGTH = 1_000;

/**
 * Checks what an owner translates an object to. Empty texts count as missing, and HTML is sanitised. Throws
 * INVALID_REQUEST with a text for each that is wrong.
 */
export async function checkTexts(
  { site, readerLanguage }: OwnerCall,
  translatable: Translatable,
  language: string,
  { slug, texts: sent }: TranslationTexts,
): Promise<TranslationTexts> {
  const { kind, sources, ownSlug, distinct } = translatable;
  const sanitise = kind === 'form' ? sanitiseHtml : sanitisePageHtml;
  const { content: messages } = await textsIn(readerLanguage);
  const errors: Record<string, string> = {};
  if (language === site.primaryLanguage || !isTranslationLanguage(site, language))
    errors.language = fill(messages.notAnOption, { val: language });
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(sent)) {
    const source = sources[name];
    if (source === undefined) errors[`texts.${name}`] = fill(messages.notAnOption, { val: name });
    else if (text.length > longestOf(translatable, name)) {
      errors[`texts.${name}`] = fill(messages.tooLong, { max: String(longestOf(translatable, name)) });
    } else if (text.trim() !== '') texts[name] = isHtml(name) ? sanitise(text) : text.trim();
  }
  for (const name of sameTexts(distinct, texts)) {
    errors[`texts.${name}`] = fill(messages.notAnOption, { val: texts[name] ?? '' });
  }
  if (slug !== null) {
    const isReserved = kind === 'collection' && (isReservedPath(slug) || languageOfSegment(site, slug) !== undefined);
    if (ownSlug === null || !isUrlSlug(slug)) errors.slug = fill(messages.notAPageUrl, { val: slug });
    else if (isReserved) errors.slug = fill(messages.reservedUrl, { val: `/${slug}` });
  }
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_REQUEST', { errors });
  return { slug: slug === ownSlug ? null : slug, texts };
}

/** A language of the site, or one that its owner may add later; not one of the site's in other letters. */
function isTranslationLanguage({ languages }: Site, language: string): boolean {
  const known = languages.find((candidate) => candidate.toLowerCase() === language.toLowerCase());
  return known === undefined ? isLanguageTag(language) : known === language;
}

function isHtml(name: string): boolean {
  return HTML.has(name) || name.startsWith(OWN_HTML);
}

/** Every request reads the texts of a site, so they are as short as what they translate. */
function longestOf(translatable: Translatable, name: string): number {
  if (translatable.kind !== 'site') return Number.POSITIVE_INFINITY;
  return isHtml(name) ? HTML_MAX_LENGTH : SITE_TEXT_MAX_LENGTH;
}

/** Returns the names of texts that have the translation of another one beside which they stand. */
function sameTexts(distinct: Translatable['distinct'], texts: Readonly<Record<string, string>>): string[] {
  return distinct.flatMap((group) => {
    const byText = Map.groupBy(group, (text) => texts[OWN_TEXT + text] ?? text);
    return [...byText.values()].flatMap(([, ...more]) => more.map((text) => OWN_TEXT + text));
  });
}
