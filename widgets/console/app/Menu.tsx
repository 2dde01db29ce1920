import { useEffect, useRef } from 'react';
import type { Contributor } from '#runtime/contracts/contributors.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { type KeyPress, onKeys } from '../parts/keys.ts';
import { Link } from './Link.tsx';
import { leaveConsole } from './leave.ts';
import { notify } from './notices.ts';
import { errorText } from './query.ts';
import { GROUPS } from './screens.ts';
import { may } from './session.ts';

interface Props {
  path: string;
  /** Whether a phone shows it; wide pages always do. */
  isOpen: boolean;
  contributor: Contributor;
}

/** The menu, with the screens that the person's role allows. Arrows and letters go from entry to entry, and Space opens one. */
export function Menu({ path, isOpen, contributor }: Props) {
  const menu = useRef<HTMLElement>(null);
  // The menu is longer than most windows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another entry
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [path, isOpen]);
  /** Gives the focus to an entry: the one after (1) or before (-1) that has it, among those that begin with a letter. */
  const go = (step: 1 | -1, start = '') => {
    const links = [...(menu.current?.querySelectorAll<HTMLElement>('li > a') ?? [])];
    const at = links.findIndex((link) => link.isSameNode(document.activeElement));
    // Before the first entry stands the last one, and so it does for who comes from below the entries.
    const from = at < 0 && step < 0 ? 0 : at;
    const others = links.map((_, index) => links[(from + (index + 1) * step + links.length * 2) % links.length]);
    others.find((link) => link?.textContent?.toLowerCase().startsWith(start))?.focus();
  };
  const press = onKeys<KeyPress & { target: EventTarget }>({
    up: () => go(-1),
    down: () => go(1),
    alphanumeric: ({ key }) => go(1, key.toLowerCase()),
    space: ({ target }) => target instanceof HTMLAnchorElement && target.click(),
  });
  const leave = () => void leaveConsole().catch((error: unknown) => notify(errorText(error), { kind: 'failed' }));
  return (
    <nav
      ref={menu}
      className={isOpen ? 'c-menu c-menu--open' : 'c-menu'}
      id="menu"
      aria-label={shellTexts.menu}
      onKeyDown={press}
    >
      {GROUPS.map(({ title, screens }) => {
        const shown = screens.filter(({ menu, scope }) => menu && (!scope || may(scope)));
        if (shown.length === 0) return null;
        return (
          <section key={title}>
            {title && <h2>{title}</h2>}
            <ul>
              {shown.map((screen) => (
                <li key={screen.path}>
                  <Link to={screen.path} aria-current={isAt(path, screen.path) ? 'page' : undefined}>
                    {screen.menu}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="c-person">
        <span>{contributor.email}</span>
        <a className="c-quiet-link c-phone-only" href="/" target="_blank" rel="noreferrer">
          {shellTexts.viewTheShop}
        </a>
        <button type="button" className="c-link" onClick={leave}>
          {shellTexts.signOut}
        </button>
      </p>
    </nav>
  );
}

function isAt(path: string, screen: string): boolean {
  return path === screen || (screen !== '' && path.startsWith(`${screen}/`));
}
