import { boot } from '../boot.ts';
import { explain } from '../explain.ts';
import { CARRIER } from '../hooks.ts';
import { explainUnknown, explainWrong, keepAttributes } from './attribute-notes.ts';
import type { AttributeDefinition } from './definition.ts';
import { isNear, nearest } from './nearest.ts';

/** The attributes of all elements by tag, as JSON; the build writes them. An object would become a part of every chunk. */
declare const __STOREFRONT_ELEMENTS__: string;

/** The attributes of all elements by tag, also of those that the page has not fetched. */
export const ELEMENTS: Readonly<Record<string, Readonly<Record<string, AttributeDefinition>>>> =
  JSON.parse(__STOREFRONT_ELEMENTS__);

/** Attributes that HTML has for all elements, those of frameworks, and those of other namespaces. */
const OF_ALL =
  /^(accesskey|autocapitalize|autocorrect|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(id|prop|ref|scope|type)|key|lang|nonce|on\w+|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|writingsuggestions|(data|aria|v|x|hx|ng)-.*|.*[^a-z-].*)$/;

let isWatching = false;

/**
 * Explains mistakes in the attributes of our elements, now and of those that are added later. The elements themselves
 * explain values once they run; a pill does not run while the cart is empty.
 */
export function checkElements(): void {
  checkUnder(document);
  if (isWatching) return;
  isWatching = true;
  boot().observe((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      checkElement(node);
      checkUnder(node);
    }
  });
}

function checkUnder(root: ParentNode): void {
  for (const element of root.querySelectorAll(Object.keys(ELEMENTS).join())) checkElement(element);
}

function checkElement(element: Element): void {
  const tag = element.localName;
  const attributes = ELEMENTS[tag];
  if (!attributes) return;
  const isRunning = customElements.get(tag) !== undefined;
  if (!isRunning) keepAttributes(tag, attributes);
  for (const { name, value } of element.attributes) {
    const definition = attributes[name];
    if (!definition) explainMisspelt(element, `<${tag} ${name}="…">`, name, Object.keys(attributes));
    else if (!isRunning) explainWrong(element, name, value);
    // The element of a popup asks for its own.
    if (definition?.names === 'popup' && !definition.isRequired) checkPopup(element, name, value);
  }
  checkCarrier(element, Object.keys(attributes));
}

/** Explains misspelt attributes of what carries an element, which knows only its own. */
function checkCarrier(element: Element, names: readonly string[]): void {
  const carrier = [element.parentElement, ...element.children].find((near) => near?.matches(CARRIER));
  for (const given of carrier?.getAttributeNames() ?? []) {
    const name = /^data-(.+)/.exec(given)?.[1] ?? '';
    const shown = `<${carrier?.localName} data-sq="${carrier?.getAttribute('data-sq')}" ${given}="…">`;
    if (name && !names.includes(name)) explainMisspelt(element, shown, name, names);
  }
}

function explainMisspelt(element: Element, shown: string, given: string, names: readonly string[]): void {
  const meant = nearest(given, names);
  if (OF_ALL.test(given) || !meant || !isNear(given, meant)) return;
  explain(`${shown}: the element has no attribute "${given}". The nearest is "${meant}".`, element);
}

function checkPopup(element: Element, name: string, id: string): void {
  import('../api/popups.ts')
    .then(({ getPopup }) => getPopup(id))
    // Only the API's own errors have a status.
    .catch(({ status }) => status === 404 && explainUnknown(element, name));
}
