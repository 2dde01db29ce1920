import type { LegalPage } from '#runtime/contracts/legal-page.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';

/**
 * Adds the links to the pages on which buyers end contracts at the end of a page that has none of them: the law wants them
 * found from everywhere, also where a theme does not list the legal pages.
 */
export function withContractLinks(html: string, pages: readonly LegalPage[]): string {
  const missing = pages.filter(({ url }) => !isLinked(html, url));
  if (missing.length === 0 || html === '') return html;
  const links = missing.map(({ title, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`);
  const list = `<ul class="sq-contract-links">${links.join('')}</ul>`;
  const end = html.search(/<\/body>(?![\s\S]*<\/body>)/i);
  return end < 0 ? html + list : html.slice(0, end) + list + html.slice(end);
}

function isLinked(html: string, url: string): boolean {
  return ['"', "'"].some((quote) => html.includes(`href=${quote}${escapeHtml(url)}${quote}`));
}
