import { lazy, use } from 'react';
import { switchLanguage } from '#runtime/i18n/languages.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { CartView } from './CartView.tsx';

interface CartProps {
  layout: 'page' | 'drawer';
  /**
   * Target of "Continue shopping"; by default the address that the engine's cart page names, or the shop's home page.
   */
  continueUrl?: string | undefined;
  headingLevel: string;
  host: HTMLElement;
}

/** The drawer is fetched only where the layout asks for it. */
const Drawer = lazy(async () => ({ default: (await import('./Drawer.tsx')).Drawer }));

let languageReady: Promise<void> | undefined;

export function Cart({ layout, host, ...options }: CartProps) {
  // Calls to the shop load the language too, but a visitor without a cart makes no call.
  languageReady ??= switchLanguage(pageLanguage());
  use(languageReady);
  if (layout === 'page') return <CartView {...options} />;
  return <Drawer host={host}>{(close) => <CartView {...options} onLeave={close} isDrawer />}</Drawer>;
}
