import { boot } from '../boot.ts';
import { explain } from '../explain.ts';
import { explainUnknown, explainWrong, keepAttributes } from './attribute-notes.ts';
import { ELEMENTS } from './element-tables.ts';
import { distance, nearest } from './nearest.ts';

/** Attributes that HTML has for all elements, those of frameworks, and those of other namespaces. */
const OF_ALL =
  /^(accesskey|autocapitalize|autocorrect|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(id|prop|ref|scope|type)|key|lang|nonce|on\w+|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|writingsuggestions|(data|aria|v|x|hx|ng)-.*|.*[^a-z-].*)$/;

/** By how many letters a misspelt name may differ from a name of fewer than five letters, and from a longer one. */
const MOST_WRONG = { short: 1, long: 2 };

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
    if (!definition) explainMisspelt(element, name, Object.keys(attributes));
    else if (!isRunning) explainWrong(element, name, value);
    // The element of a popup asks for its own.
    if (definition?.names === 'popup' && !definition.isRequired) void checkPopup(element, name, value);
  }
}

function explainMisspelt(element: Element, given: string, names: readonly string[]): void {
  const meant = nearest(given, names);
  if (OF_ALL.test(given) || !meant) return;
  if (distance(given, meant) > (meant.length < 5 ? MOST_WRONG.short : MOST_WRONG.long)) return;
  const tag = element.localName;
  explain(`<${tag} ${given}="…">: the element has no attribute "${given}". The nearest is "${meant}".`, element);
}

async function checkPopup(element: Element, name: string, id: string): Promise<void> {
  try {
    const { getPopup } = await import('../api/popups.ts');
    await getPopup(id);
  } catch (error) {
    // Only the API's own errors have a status.
    if ((error as { status?: number }).status === 404) explainUnknown(element, name);
  }
}
