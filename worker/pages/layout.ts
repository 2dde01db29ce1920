import type { CLDR } from '@phensley/cldr';
import type { LegalPage } from '#runtime/contracts/legal-page.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import type { StepBudget } from './bounded-engine.ts';
import { type Rendering, render, type Templates } from './engine.ts';
import type { website } from './site-context.ts';

/** The template of the page layout: the whole document, with `{squarespace.main-content}` in it. */
export const PAGE_LAYOUT = 'site.region';
/** The same for covers, in shops that have it. */
const COVER_LAYOUT = 'cover.region';

interface Layout {
  templates: Templates;
  data: { website: Pick<ReturnType<typeof website>, 'language' | 'direction'>; legalPages: readonly LegalPage[] };
  /** HTML of the head and of the content, for a document without a template. */
  head: string;
  main: string;
  isCover: boolean;
  /** Whether somebody reads the content alone. */
  isContentOnly: boolean;
  cldr: CLDR;
  /** Ms since the epoch. */
  now: number;
  budget: StepBudget;
}

interface Bare {
  language: string;
  direction: string;
  /** Safe HTML, as the next two. */
  head: string;
  main: string;
  foot: string;
}

/**
 * Renders the document around the main content. Sites without a usable page layout, and covers without one of their own,
 * get a minimal document; below a cover it names the legal pages, which must be found from everywhere.
 */
export function renderLayout({ templates, data, head, main, isCover, isContentOnly, ...given }: Layout): Rendering {
  if (isContentOnly) return { html: main, errors: [] };
  const name = isCover ? COVER_LAYOUT : PAGE_LAYOUT;
  const isBare = isCover && !templates.parsed.has(name);
  const { html, errors } = isBare ? { html: '', errors: [] } : render(name, templates, data, given);
  if (html.trim() || !main.trim()) return { html: html.trim() && html, errors };
  return {
    html: bareDocument({ ...data.website, head, main, foot: isCover ? legalLinks(data.legalPages) : '' }),
    errors,
  };
}

function bareDocument({ language, direction, head, main, foot }: Bare) {
  return `<!doctype html><html lang="${escapeHtml(language)}" dir="${escapeHtml(direction)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">${head}</head><body><main>${main}</main>${foot}</body></html>`;
}

function legalLinks(pages: readonly LegalPage[]): string {
  if (pages.length === 0) return '';
  const links = pages.map(({ title, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`);
  return `<footer class="sq-cover-legal"><ul class="sq-cover-links">${links.join('')}</ul></footer>`;
}
