/**
 * What runs in a page to see where Tab leads in a dialog. The functions name nothing outside of themselves, because
 * they are sent to browsers as texts.
 */
interface Walk {
  /** A name for each control of the dialog, in the page's order. */
  names: string[];
  /** The name of the control that has the focus; 'outside' for one that is not in the dialog, '' for the dialog itself. */
  focused(): string;
}

declare global {
  interface Window {
    tabWalk?: Walk;
  }
}

/** Finds the controls of a dialog, also in shadow roots, that a visitor must reach; returns their names. */
export function beginWalk(selector: string): string[] {
  const found: Element[] = [];
  const parts = new Set<Element>();
  const childrenOf = (element: Element): readonly Element[] => {
    if (element instanceof HTMLSlotElement) {
      const assigned = element.assignedElements();
      if (assigned.length > 0) return assigned;
    }
    return [...(element.shadowRoot ?? element).children];
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const collect = (element: Element): void => {
    parts.add(element);
    if (element.matches('a[href], button, input, select, textarea, summary, iframe, [tabindex]')) {
      const isReachable = (element as HTMLElement).tabIndex >= 0 && !element.matches(':disabled, [inert] *');
      if (isReachable && !element.shadowRoot && isShown(element)) found.push(element);
    }
    for (const child of childrenOf(element)) collect(child);
  };
  const dialog = document.querySelector(selector);
  if (!dialog) throw new Error(`There is no ${selector}.`);
  collect(dialog);

  // Of the radio buttons of a group, Tab reaches the chosen one; arrows reach the others.
  const groupOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' && element.name ? element.name : undefined;
  const names = new Map<Element, string>();
  for (const element of found) {
    const text = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
    const name = groupOf(element) ?? `${element.localName} ${text.trim().replace(/\s+/g, ' ').slice(0, 40)}`;
    const isTaken = groupOf(element) === undefined && [...names.values()].includes(name);
    names.set(element, isTaken ? `${name} #${names.size}` : name);
  }
  window.tabWalk = {
    names: [...new Set(names.values())],
    focused() {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      if (!active) return 'outside';
      return names.get(active) ?? (parts.has(active) ? '' : `outside: ${active.localName}`);
    },
  };
  return window.tabWalk.names;
}

/** What a walk needs of a browser; `run` evaluates an expression in the page. */
interface Browser {
  run(expression: string): Promise<unknown>;
  tab(): Promise<unknown>;
}

/**
 * Goes round a dialog by Tab and past its end, and round again where a control came after the first round had passed it.
 * Fails where Tab leaves a modal dialog or passes a control; returns what it has reached.
 */
export async function walk(
  browser: Browser,
  selector: string,
  { isModal = true }: { isModal?: boolean } = {},
): Promise<string[]> {
  const look = () =>
    browser.run(`({ names: (${beginWalk})(${JSON.stringify(selector)}), focused: tabWalk.focused() })`) as Promise<{
      names: string[];
      focused: string;
    }>;
  let { names } = await look();
  const reached = new Set<string>();
  for (let presses = 0; ; presses++) {
    const missed = names.filter((name) => !reached.has(name));
    const round = names.length + 3;
    if (missed.length === 0 && presses >= round) return [...reached];
    if (presses >= 4 * round) throw new Error(`Tab did not reach ${missed.join(', ')}`);
    await browser.tab();
    const seen = await look();
    names = seen.names;
    const { focused } = seen;
    if (!focused.startsWith('outside')) reached.add(focused);
    else if (isModal) throw new Error(`Tab left the dialog: ${focused}`);
  }
}
