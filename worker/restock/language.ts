import type { Site } from '../site/site.ts';

/** Returns the language of a person's mails: the one that was asked for where the site has it, else the site's own. */
export function languageOf({ language, languages }: Pick<Site, 'language' | 'languages'>, wanted = ''): string {
  const offered = [language, ...languages];
  const base = (tag: string) => tag.toLowerCase().split('-')[0];
  return (
    offered.find((tag) => tag.toLowerCase() === wanted.toLowerCase()) ??
    offered.find((tag) => base(tag) === base(wanted)) ??
    language
  );
}
