import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Contributor } from '#runtime/contracts/contributors.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { onKeys } from '../parts/keys.ts';
import { HelpButton } from './HelpButton.tsx';
import { Link } from './Link.tsx';
import { Menu } from './Menu.tsx';
import { $place } from './router.ts';
import { ScreenView } from './ScreenView.tsx';
import { Search } from './Search.tsx';
import { focusScreen, useKeptFocus } from './screen-focus.ts';
import { findScreen } from './screens.ts';

interface Props {
  contributor: Contributor;
}

/** The frame of all screens: the menu, the search field and the screen itself. */
export function Shell({ contributor }: Props) {
  const place = useStore($place);
  const { path } = place;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(place);
  const found = findScreen(path);
  useKeptFocus(main);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when a screen opens, the same one too
  useEffect(() => {
    if (shown.current === place) return;
    if (isMenuOpen || shown.current.path !== path) focusScreen();
    shown.current = place;
    setMenuOpen(false);
  }, [place]);
  useEffect(() => {
    if (!isMenuOpen) return undefined;
    const close = onKeys({
      escape: (press: KeyboardEvent) => {
        // A dialog above the menu takes the key for itself.
        if (press.defaultPrevented) return false;
        setMenuOpen(false);
        menuButton.current?.focus();
        return true;
      },
    });
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isMenuOpen]);
  return (
    <div className="c-shell">
      <a className="c-skip" href="#content">
        {shellTexts.skipToTheScreen}
      </a>
      <header className="c-top">
        <button
          ref={menuButton}
          type="button"
          className="c-icon c-menu-button"
          aria-expanded={isMenuOpen}
          aria-controls="menu"
          aria-label={shellTexts.menu}
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          ☰
        </button>
        <Link to="" className="c-shop-name">
          {document.body.dataset.title}
        </Link>
        <Search />
        <HelpButton path={path} />
        <a className="c-quiet-link" href="/" target="_blank" rel="noreferrer">
          {shellTexts.viewTheShop}
        </a>
      </header>
      <Menu path={path} isOpen={isMenuOpen} contributor={contributor} />
      <main ref={main} className="c-main" id="content" tabIndex={-1} onFocus={() => setMenuOpen(false)}>
        <ScreenView key={path} found={found} />
      </main>
    </div>
  );
}
