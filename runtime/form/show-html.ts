import { report } from '../report.ts';
import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS, dropOtherAddresses } from './allowed-html.ts';

/** The Sanitizer API, which parses HTML without Trusted Types. */
interface WithSetHtml extends Element {
  setHTML?(html: string, options: { sanitizer: { elements: string[]; attributes: string[] } }): void;
}

/** All markup: every tag, and scripts and styles with their content. */
const CODE_OR_TAG = /<(script|style)\b[\s\S]*?<\/\1\s*>|<[^>]*>/gi;

/** The latest HTML for each element; a slow call must not overwrite a later one. */
const latest = new WeakMap<Element, string>();

/**
 * Shows the owner's HTML in an element, sanitised here even if it was sanitised before. Where nothing can be parsed
 * safely, its text is shown. Never rejects.
 */
export async function showHtml(element: Element, html: string): Promise<void> {
  latest.set(element, html);
  const nodes = await parse(html);
  if (latest.get(element) === html) element.replaceChildren(...nodes);
}

async function parse(html: string): Promise<readonly (Node | string)[]> {
  if (!/[<&]/.test(html)) return [html];
  try {
    const parsed = parseBySanitizer(html) ?? (await import('./sanitise-html.ts')).sanitiseHtml(html);
    dropOtherAddresses(parsed);
    return [...parsed.childNodes];
  } catch (error) {
    report(error, 'HTML of a form is shown as text');
    return [html.replace(CODE_OR_TAG, ' ').trim()];
  }
}

/** Parses HTML in a document of its own, where no picture is fetched yet; undefined without the API. */
function parseBySanitizer(html: string): ParentNode | undefined {
  const box: WithSetHtml = document.implementation.createHTMLDocument('').createElement('div');
  if (!box.setHTML) return undefined;
  box.setHTML(html, { sanitizer: { elements: ALLOWED_ELEMENTS, attributes: ALLOWED_ATTRIBUTES } });
  return box;
}
