/** What runs in a page to judge where Tab leads on a screen. `watchTabs` names nothing outside of itself. */
interface TabStops {
  /**
   * Looks at the control that has the focus; undefined once the focus has left the screen. `isSame` is true where Tab went
   * on inside the control, as from the day to the month of a date, or in a frame.
   */
  look(): Promise<{ name: string; isMain: boolean; isSame: boolean; problems: string[] } | undefined>;
  /** Controls that must be reached and were not. */
  missed(): string[];
  /** Gives each control the focus again, and returns what is wrong with its ring. */
  rings(): Promise<string[]>;
}

declare global {
  interface Window {
    tabStops?: TabStops | undefined;
  }
}

export function watchTabs(): void {
  /** WCAG asks for so much contrast between a ring and what is behind it. */
  const RING_CONTRAST = 3;
  /** A control that begins so far above the one before it stands before it, in px. */
  const SLACK = 8;
  const MOST_FRAMES = 10;
  const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';
  const main = document.querySelector('main');
  const reached: HTMLElement[] = [];

  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    return `${element.localName} ${text.trim().replace(/\s+/g, ' ').slice(0, 50)}`;
  };
  const groupOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '' ? element.name : undefined;

  const parse = (text: string) => {
    const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    const isUnit = text.startsWith('color(');
    return { r: isUnit ? r * 255 : r, g: isUnit ? g * 255 : g, b: isUnit ? b * 255 : b, a };
  };
  /** The part around an element, out of a shadow root too. */
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const focusedIn = (root: Document | ShadowRoot): Element | null => {
    const { activeElement } = root;
    return activeElement?.shadowRoot ? (focusedIn(activeElement.shadowRoot) ?? activeElement) : activeElement;
  };
  const backgroundOf = (element: Element | null): string => {
    for (let at = element; at; at = parentOf(at)) {
      const { backgroundColor } = getComputedStyle(at);
      if (parse(backgroundColor).a > 0.5) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).colorScheme.includes('dark') &&
      matchMedia('(prefers-color-scheme: dark)').matches
      ? 'rgb(18, 18, 18)'
      : 'rgb(255, 255, 255)';
  };
  const luminance = (text: string) => {
    const { r, g, b } = parse(text);
    const part = (value: number) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  /** The editor of templates draws its ring a moment after it has got the focus. */
  const drawRing = async (element: HTMLElement) => {
    const editor = element.closest('.cm-editor');
    while (editor && !editor.matches('.cm-focused')) await new Promise(requestAnimationFrame);
  };
  const ringProblem = (element: HTMLElement): string | undefined => {
    // A frame shows its own.
    if (element instanceof HTMLIFrameElement) return undefined;
    // The editor of templates has the ring around all of it.
    const ringed = element.closest('.cm-editor') ?? element;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(ringed);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) {
      return boxShadow === 'none' ? 'has no ring' : undefined;
    }
    const found = contrast(outlineColor, backgroundOf(parentOf(ringed)));
    return found < RING_CONTRAST ? `has a ring of contrast ${found.toFixed(1)}` : undefined;
  };
  const placeProblems = (element: HTMLElement): string[] => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return ['has no size'];
    const isSmall = width <= 1 || height <= 1 || getComputedStyle(element).opacity === '0';
    if (isSmall) return ['is hidden from eyes'];
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return ['is outside the window'];
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ];
    const isSeen = points.some(([x = 0, y = 0]) => {
      const root = element.getRootNode();
      const at = (root instanceof ShadowRoot ? root : document).elementFromPoint(x, y);
      return at !== null && (element.contains(at) || at.contains(element));
    });
    const middle = document.elementFromPoint(
      (left + right) / 2,
      Math.max(1, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2),
    );
    const cover = middle?.closest('.c-top, .c-save-bar, .c-notices');
    if (cover && !cover.contains(element)) return [`is covered by ${cover.className}`];
    return isSeen ? [] : ['is covered'];
  };
  const isFloating = (element: Element) => {
    for (let at: Element | null = element; at && at !== main; at = parentOf(at)) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const orderProblem = (element: HTMLElement): string | undefined => {
    const before = reached.at(-1);
    if (!before?.isConnected || isFloating(before) || isFloating(element)) return undefined;
    const was = before.getBoundingClientRect();
    const is = element.getBoundingClientRect();
    const isAbove = is.bottom <= was.top - SLACK;
    const isNextColumn = is.left >= was.right - SLACK;
    return isAbove && !isNextColumn ? `stands above ${nameOf(before)}` : undefined;
  };

  window.tabStops = {
    async look() {
      const element = focusedIn(document);
      const isOnScreen = main?.contains(document.activeElement) && element !== main;
      if (!(element instanceof HTMLElement) || !isOnScreen) return undefined;
      const isSame =
        element === reached.at(-1) && element.matches('[type="date"], [type="time"], [type="datetime-local"], iframe');
      if (isSame) return { name: nameOf(element), isMain: false, isSame, problems: [] };
      if (reached.includes(element)) return { name: nameOf(element), isMain: false, isSame, problems: ['comes twice'] };
      await drawRing(element);
      // A long list draws the rows around the one with the focus a few frames later.
      for (let frames = 0; frames < MOST_FRAMES && placeProblems(element).length > 0; frames += 1)
        await new Promise(requestAnimationFrame);
      const problems = [ringProblem(element), orderProblem(element), ...placeProblems(element)].filter(
        (problem) => problem !== undefined,
      );
      reached.push(element);
      return { name: nameOf(element), isMain: element.matches('.c-button--main'), isSame, problems };
    },
    missed() {
      const groups = new Set(reached.map(groupOf));
      return [...(main?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
        .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled, [inert] *'))
        .filter((control) => control.checkVisibility({ checkVisibilityCSS: true, checkOpacity: false }))
        .filter((control) => !reached.includes(control) && !(groupOf(control) && groups.has(groupOf(control))))
        .map(nameOf);
    },
    async rings() {
      const problems = new Set<string>();
      for (const element of reached.filter(({ isConnected }) => isConnected)) {
        element.focus({ preventScroll: true });
        if (focusedIn(document) !== element) continue;
        await drawRing(element);
        const problem = ringProblem(element);
        if (problem) problems.add(`${nameOf(element)} ${problem}`);
      }
      return [...problems];
    },
  };
}
