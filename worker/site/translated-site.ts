import { replaceCoverTexts } from './cover-texts.ts';
import type { Site } from './site.ts';

/** Name of the translation of a site's title; its other texts are named by themselves. */
export const SITE_TITLE = 'title';
export const OWN_TEXT = 'text:';
/** The same of a text that is HTML: what translates a plain text is never shown as HTML. */
export const OWN_HTML = 'html:';

/** Returns a site with its title, header, footer and lock screen in a language, where they are translated. */
export function translateSite(site: Site, language: string): Site {
  const { title, header, footer, lockScreen } = site.written;
  const texts = site.translations[language];
  if (!texts) return { ...site, title, header, footer, lockScreen };
  const text = (own: string) => texts[OWN_TEXT + own] ?? own;
  const { announcement } = header;
  return {
    ...site,
    title: texts[SITE_TITLE] ?? title,
    header: { ...header, announcement: announcement && { ...announcement, text: text(announcement.text) } },
    footer: {
      ...footer,
      note: texts[OWN_HTML + footer.note] ?? footer.note,
      columns: footer.columns.map((column) => ({
        ...column,
        title: text(column.title),
        links: column.links.map((link) => ({ ...link, title: text(link.title) })),
      })),
    },
    lockScreen:
      lockScreen &&
      replaceCoverTexts(lockScreen, (own, isHtml) => (isHtml ? texts[OWN_HTML + own] : texts[OWN_TEXT + own]) ?? own),
  };
}
