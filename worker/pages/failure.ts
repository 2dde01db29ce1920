import { compactCss } from '#runtime/domain/compact-css.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { log } from '../log.ts';
import { textDirection } from '../site/text-direction.ts';
import type { EngineError } from './engine.ts';
import sheet from './notice.css';
import { markServed } from './served-features.ts';

/** The only inline style of our pages. Their content security policy allows it by its hash. */
export const NOTICE_STYLE = compactCss(sheet);

/** Logs one line per engine error. The path has no query, because logs must not hold what a visitor typed. */
export function logEngineErrors(siteId: string, path: string, errors: readonly EngineError[]): void {
  for (const { template, type, message } of errors)
    log('error', 'engine', { site: siteId, path, template, type, message });
}

/** Returns the notice at the foot of a developer's page: a list that can be folded, and a comment in the source. */
export function engineErrorNotice(errors: readonly EngineError[]): string {
  const lines = errors.map(({ template, type, message }) => `${template}: ${message} (${type})`);
  const comment = lines.join('\n').replaceAll('--', '- -').replaceAll('>', '&gt;');
  const list = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return `<!-- Template errors:\n${comment}\n-->\n<style>${NOTICE_STYLE}</style><details class="engine-errors" open><summary>Template errors: ${errors.length}</summary><ul>${list}</ul></details>`;
}

/** Adds HTML at the end of the body, or of the text where there is no body. */
export function appendToBody(html: string, addition: string): string {
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + addition : html.slice(0, end) + addition + html.slice(end);
}

/** Returns the page that is shown if a site's templates render nothing. */
export function failurePage(title: string, text: string, language: string): string {
  const name = escapeHtml(title);
  return noticePage(name, `<h1>${name}</h1><p>${escapeHtml(text)}</p><p><a href="/">${name}</a></p>`, language);
}

/** Returns the page of a shop that is closed. It leads nowhere, but for those who run the shop. */
export function closedPage(
  title: string,
  text: string,
  language: string,
  owners?: { text: string; path: string },
): string {
  const name = escapeHtml(title);
  const link = owners ? `<p><a href="${owners.path}">${escapeHtml(owners.text)}</a></p>` : '';
  return noticePage(name, `<h1>${name}</h1><p>${escapeHtml(text)}</p>${link}`, language);
}

/** Returns a page of its own with a short text; title and text are HTML. */
export function noticePage(title: string, main: string, language: string): string {
  return markServed(
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${textDirection(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${NOTICE_STYLE}</style></head><body id="error"><main class="failure">${main}</main></body></html>`,
  );
}
