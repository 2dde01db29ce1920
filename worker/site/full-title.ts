import type { Site } from './site.ts';

/** Returns the title of a page as a browser's tab shows it, with the shop's; a page that is named like the shop has that alone. */
export function fullTitle(site: Pick<Site, 'title'>, title: string | undefined): string {
  return title && title !== site.title ? `${title} — ${site.title}` : site.title;
}
