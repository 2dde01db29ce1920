/** A menu that covers the page of a phone. */
interface PhoneMenu {
  panel: Element;
  /** Selector of the buttons that open and close it. */
  toggles: string;
  /** Writes the theme's classes. */
  show(isOpen: boolean): void;
}

const FOCUSABLE = 'a[href],button';

/**
 * Opens and closes a menu by its buttons. It closes by Escape, by a link within the page, and where the focus leaves it.
 * The focus goes into the menu, and back to the button that opened it.
 */
export function startPhoneMenu({ panel, toggles, show }: PhoneMenu, gone: AbortSignal): void {
  let isOpen = false;
  let opener: HTMLElement | null = null;

  function set(next: boolean): void {
    isOpen = next;
    show(next);
    for (const button of document.querySelectorAll(toggles)) {
      if (!panel.contains(button)) button.setAttribute('aria-expanded', String(next));
    }
  }

  function open(button: HTMLElement): void {
    opener = button;
    set(true);
    firstVisible(panel)?.focus();
  }

  function close(): void {
    set(false);
    if (opener?.isConnected) opener.focus();
  }

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const button = target.closest<HTMLElement>(toggles);
      if (button) {
        event.preventDefault();
        if (isOpen) close();
        else open(button);
      } else if (isOpen && panel.contains(target) && isWithinPage(target.closest('a'))) set(false);
    },
    { signal: gone },
  );
  document.addEventListener('keydown', (event) => isOpen && event.key === 'Escape' && close(), { signal: gone });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const isElsewhere = !panel.contains(target as Element) && !(target as Element).matches(toggles);
      if (isOpen && isElsewhere) set(false);
    },
    { signal: gone },
  );
  set(false);
  gone.addEventListener('abort', () => isOpen && set(false));
}

/** Focuses the first link or button within an element that can be seen. */
export function focusFirst(within: Element): void {
  firstVisible(within)?.focus();
}

function firstVisible(within: Element): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) => element.checkVisibility?.() ?? true);
}

function isWithinPage(link: HTMLAnchorElement | null): boolean {
  const [address] = (link?.href ?? '').split('#');
  return link?.hash !== '' && address === location.href.split('#')[0];
}
