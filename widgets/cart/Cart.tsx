import { use } from 'react';
import { switchLanguage } from '#runtime/i18n/languages.ts';
import { CartView } from './CartView.tsx';

interface CartProps {
  layout: 'page' | 'drawer';
  /** Where "Continue shopping" leads; on the engine's cart page what that says, else the shop's first page. */
  continueUrl?: string | undefined;
  headingLevel: string;
  host: HTMLElement;
}

let languageReady: Promise<void> | undefined;
let drawerReady: Promise<typeof import('./Drawer.tsx')> | undefined;

export function Cart({ layout, host, ...options }: CartProps) {
  // The texts come first: a visitor without a cart makes no call that would bring them.
  languageReady ??= switchLanguage(document.documentElement.lang);
  use(languageReady);
  if (layout === 'page') return <CartView {...options} />;
  drawerReady ??= import('./Drawer.tsx');
  const { Drawer } = use(drawerReady);
  return <Drawer host={host}>{(close) => <CartView {...options} onLeave={close} isDrawer />}</Drawer>;
}
