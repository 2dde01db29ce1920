import { trustedTypesPolicy } from '../trusted-types.ts';

/** Returns the text of HTML that stands in an attribute; undefined where there is none. It is parsed into a document that runs nothing. */
export function textOfHtml(html = ''): string | undefined {
  const trusted = (trustedTypesPolicy()?.createHTML(html) ?? html) as string;
  return new DOMParser().parseFromString(trusted, 'text/html').body.textContent?.trim() || undefined;
}
