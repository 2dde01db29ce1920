import { languageOf } from '#runtime/i18n/languages.ts';
import { hostOrigin } from './host-origin.ts';
import type { Site } from './site.ts';
import { translateSite } from './translated-site.ts';

type Spoken = Pick<Site, 'primaryLanguage' | 'languages' | 'hosts'>;

/** Returns a language as the first part of a path: 'pt-br' for pt-BR. */
export function segmentOf(language: string): string {
  return language.toLowerCase();
}

/** Every language of a site's pages, its own first. */
export function allLanguages({ primaryLanguage, languages }: Spoken): string[] {
  return [primaryLanguage, ...languages];
}

/** Returns the further language that a site is read in; '' for its own one, and for one that it does not have. */
export function translationOf({
  language,
  primaryLanguage,
  languages,
}: Pick<Site, 'language' | 'primaryLanguage' | 'languages'>): string {
  return language !== primaryLanguage && languages.includes(language) ? language : '';
}

/** Finds the language that the first part of a path names. */
export function languageOfSegment(site: Spoken, segment: string): string | undefined {
  const name = segment.toLowerCase();
  return site.languages.length === 0 ? undefined : allLanguages(site).find((language) => segmentOf(language) === name);
}

/** Finds the language of a site that a tag asks for: the same one, or one that is spoken alike. */
export function languageFor(site: Spoken, tag: string): string | undefined {
  const all = allLanguages(site);
  const base = languageOf(tag);
  return (
    all.find((language) => segmentOf(language) === tag.toLowerCase()) ??
    all.find((language) => languageOf(language) === base)
  );
}

/** Returns the language of a host's pages without a language in their path. */
export function languageOfHost(site: Spoken, hostname: string): string {
  const bound = site.hosts.find((host) => host.hostname === hostname)?.language;
  return bound && site.languages.includes(bound) ? bound : site.primaryLanguage;
}

/** Returns the start of paths in a language on a host; '' for the host's own one, and for one that has no pages. */
export function prefixOn(site: Spoken, hostname: string, language: string): string {
  const isServed = allLanguages(site).includes(language);
  return isServed && language !== languageOfHost(site, hostname) ? `/${segmentOf(language)}` : '';
}

/** Returns the site as visitors of a host read it in a language. */
export function inLanguage(site: Site, language: string, hostname: string): Site {
  if (site.languages.length === 0) return site;
  return { ...translateSite(site, language), language, prefix: prefixOn(site, hostname, language) };
}

/**
 * Returns where pages in a language begin, as the page of `origin` names them: a host that is bound to the language,
 * else the primary one, else the called host or, where that one is bound to another, a host without a language.
 */
export function baseOf(site: Spoken & Pick<Site, 'primaryHost'>, language: string, origin: string): string {
  const called = new URL(origin);
  const bound = site.hosts.filter((host) => host.language === language);
  const free = site.hosts.filter((host) => host.language === null);
  const candidates = bound.length > 0 ? bound : free;
  const chosen =
    candidates.find((host) => host.hostname === site.primaryHost) ??
    candidates.find((host) => host.hostname === called.hostname);
  const hostname = (chosen ?? candidates[0])?.hostname ?? called.hostname;
  return hostOrigin(called, hostname) + prefixOn(site, hostname, language);
}
