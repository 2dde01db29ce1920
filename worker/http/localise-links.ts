import { localPath } from '../site/local-path.ts';
import type { Site } from '../site/site.ts';

/** Where pages of the shop lead: each attribute holds a path. */
const PLACES = [
  ['a[href]', 'href'],
  ['area[href]', 'href'],
  ['form[action]', 'action'],
  ['button[formaction]', 'formaction'],
  ['input[formaction]', 'formaction'],
  ['sq-account[next]', 'next'],
] as const;

/**
 * Lets the links, forms and redirects of an answer lead to pages in the site's present language, also those that an owner
 * wrote into texts. Links with `hreflang` lead where they say. The page's root tells its scripts the start of paths.
 */
export function localiseLinks(response: Response, site: Site): Response {
  if (site.prefix === '') return response;
  const location = response.headers.get('Location');
  if (location !== null) return withLocation(response, localPath(site, location));
  if (response.body === null || !response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const rewriter = new HTMLRewriter().on('html', {
    element: (root) => void root.setAttribute('data-sq-prefix', site.prefix),
  });
  for (const [selector, attribute] of PLACES) {
    rewriter.on(selector, {
      element(element) {
        const path = element.getAttribute(attribute) ?? '';
        if (!element.hasAttribute('hreflang')) element.setAttribute(attribute, localPath(site, path));
      },
    });
  }
  return rewriter.transform(response);
}

function withLocation(response: Response, location: string): Response {
  const moved = new Response(response.body, response);
  moved.headers.set('Location', location);
  return moved;
}
