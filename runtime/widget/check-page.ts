import { explain } from '../explain.ts';
import { OPENERS } from './openers.ts';
import { SCRIPT_TAG, WRONG_OPENER } from './suspects.ts';

/** The tags of all elements, with spaces between; the build writes them. */
declare const __STOREFRONT_TAGS__: string;

/** Explains tags that are none of ours but look like them, openers of nothing, and script tags of two shops. */
export function checkPage(): void {
  for (const element of document.querySelectorAll(':not(:defined)')) {
    const { localName, shadowRoot } = element;
    // Our dialogs stand in hosts that are defined nowhere.
    if (shadowRoot || !/^sq-/.test(localName) || tags().includes(localName)) continue;
    explain(`The shop has no element <${localName}>. The nearest is <${nearestTag(localName)}>.`, element);
  }
  // A space after "sq" makes an attribute of the rest.
  for (const element of document.querySelectorAll('sq')) {
    const rest = element.getAttributeNames().find((name) => name.startsWith('-')) ?? '';
    explain(`The shop has no element <sq ${rest}>. The nearest is <${nearestTag(`sq${rest}`)}>.`, element);
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
}

function tags(): string[] {
  return __STOREFRONT_TAGS__.split(' ');
}

function nearestTag(given: string): string {
  const byDistance = (one: string, other: string) => distance(given, one) - distance(given, other);
  return tags().sort(byDistance)[0] ?? '';
}

/** How many letters must be added, removed or replaced to make one text of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, index) => index);
  [...one].forEach((letter, i) => {
    const next = [i + 1];
    [...other].forEach((otherLetter, j) => {
      const replaced = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
