/** What runs in a page to judge where Tab leads on a screen. `watchTabs` names nothing outside of itself. */
interface TabStops {
  /** Looks at the control that has the focus; undefined once the focus has left the screen. */
  look(): { name: string; isMain: boolean; faults: string[] } | undefined;
  /** Controls that must be reached and were not. */
  missed(): string[];
  /** Gives each control the focus again, and returns what is wrong with its ring. */
  rings(): string[];
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
  const backgroundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
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
  const ringFault = (element: HTMLElement): string | undefined => {
    // A frame shows its own.
    if (element instanceof HTMLIFrameElement) return undefined;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) {
      return boxShadow === 'none' ? 'has no ring' : undefined;
    }
    const found = contrast(outlineColor, backgroundOf(element.parentElement));
    return found < RING_CONTRAST ? `has a ring of contrast ${found.toFixed(1)}` : undefined;
  };
  const placeFaults = (element: HTMLElement): string[] => {
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
      const at = document.elementFromPoint(x, y);
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
    for (let at: Element | null = element; at && at !== main; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const orderFault = (element: HTMLElement): string | undefined => {
    const before = reached.at(-1);
    if (!before?.isConnected || isFloating(before) || isFloating(element)) return undefined;
    const was = before.getBoundingClientRect();
    const is = element.getBoundingClientRect();
    const isAbove = is.bottom <= was.top - SLACK;
    const isNextColumn = is.left >= was.right - SLACK;
    return isAbove && !isNextColumn ? `stands above ${nameOf(before)}` : undefined;
  };

  window.tabStops = {
    look() {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || !main?.contains(element) || element === main) return undefined;
      if (reached.includes(element)) return { name: nameOf(element), isMain: false, faults: ['comes twice'] };
      const faults = [ringFault(element), orderFault(element), ...placeFaults(element)].filter(
        (fault) => fault !== undefined,
      );
      reached.push(element);
      return { name: nameOf(element), isMain: element.matches('.c-button--main'), faults };
    },
    missed() {
      const groups = new Set(reached.map(groupOf));
      return [...(main?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
        .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled, [inert] *'))
        .filter((control) => control.checkVisibility({ checkVisibilityCSS: true, checkOpacity: false }))
        .filter((control) => !reached.includes(control) && !(groupOf(control) && groups.has(groupOf(control))))
        .map(nameOf);
    },
    rings() {
      const faults = new Set<string>();
      for (const element of reached.filter(({ isConnected }) => isConnected)) {
        element.focus({ preventScroll: true });
        const fault = document.activeElement === element ? ringFault(element) : undefined;
        if (fault) faults.add(`${nameOf(element)} ${fault}`);
      }
      return [...faults];
    },
  };
}
