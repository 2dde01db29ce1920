import { explain } from '../explain.ts';
import { isLocalPage } from '../local-page.ts';
import { checkElements, ELEMENTS } from './check-elements.ts';
import { sayNearest } from './nearest.ts';
import { OPENERS } from './openers.ts';
import { SCRIPT_TAG, WRONG_OPENER } from './suspects.ts';

const TAGS = Object.keys(ELEMENTS);
const asTag = (name: string) => `<${name}>`;

/**
 * Explains tags that are none of ours but look like them, openers of nothing, and script tags of two shops. On a page of
 * this machine it explains mistakes in the elements too.
 */
export function checkPage(): void {
  for (const element of document.querySelectorAll(':not(:defined)')) {
    const { localName, shadowRoot } = element;
    // Our dialogs stand in hosts that are defined nowhere.
    if (shadowRoot || !/^sq-/.test(localName) || TAGS.includes(localName)) continue;
    explain(`The shop has no element <${localName}>.${sayNearest(localName, TAGS, asTag)}`, element);
  }
  // A space after "sq" makes an attribute of the rest.
  for (const element of document.querySelectorAll('sq')) {
    const rest = element.getAttributeNames().find((name) => name.startsWith('-')) ?? '';
    explain(`The shop has no element <sq ${rest}>.${sayNearest(`sq${rest}`, TAGS, asTag)}`, element);
  }
  for (const element of document.querySelectorAll<HTMLElement>(WRONG_OPENER)) {
    const given = `<${element.localName} data-sq-opens="${element.dataset.sqOpens}">`;
    explain(`${given}: the value must be ${Object.keys(OPENERS).join(' or ')}.`, element);
  }
  const keys = [...document.querySelectorAll<HTMLScriptElement>(SCRIPT_TAG)].map(({ dataset }) => dataset.site ?? '');
  if (new Set(keys).size > 1) {
    const list = [...new Set(keys)].map((key) => `data-site="${key}"`).join(' and ');
    explain(`The page has script tags with ${list}. Only the first one that runs counts: remove the others.`);
  }
  if (!isLocalPage()) return;
  checkOpeners();
  checkElements();
}

/** Explains buttons that open an element which the page does not have. A link leads somewhere without it. */
function checkOpeners(): void {
  for (const [opens, target] of Object.entries(OPENERS)) {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-sq-opens=${opens}]:not(a[href])`)) {
      const { popup } = opens === 'popup' ? element.dataset : {};
      const isThere = [...document.querySelectorAll(target)].some(
        (match) => !popup || match.getAttribute('popup') === popup,
      );
      if (isThere) continue;
      const named = popup ? ` data-popup="${popup}"` : '';
      const lacks = popup ? `<sq-popup popup="${popup}">` : `<${target.replace(/\[(.+)=(.+)\]/, ' $1="$2"')}>`;
      explain(`<${element.localName} data-sq-opens="${opens}"${named}>: the page has no ${lacks}.`, element);
    }
  }
}
