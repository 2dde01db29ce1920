import { Choice } from '../../parts/Choice.tsx';
import { VIEW_WIDTHS, type View } from './PageFrame.tsx';
import { pageTypeOf, type ShopPage, type TweakPageType, useShopPages } from './shop-pages.ts';
import type { Shown } from './use-look.ts';

const KINDS: Readonly<Record<TweakPageType, string>> = {
  STYLE: 'Page',
  SPLASH_PAGE: 'Cover page',
  LOCK_SCREEN: 'Lock screen',
  POPUP_OVERLAY: 'Popup',
  CHECKOUT: 'Cart and checkout',
};
const VIEW_NAMES: Readonly<Record<View, string>> = { desktop: 'Desktop', phone: 'Phone' };

interface Props {
  shown: Shown;
  /** The path that was asked for first. */
  start: string;
  isLocked: boolean;
  view: View;
  onGo: (path: string) => void;
  onView: (view: View) => void;
}

/** Chooses the page and the width in which it is shown, and tells where it is not the shop's own page. */
export function FrameBar({ shown, start, isLocked, view, onGo, onView }: Props) {
  const pages = useShopPages();
  const path = shown.status === 'shown' ? shown.path : start;
  const listed: readonly ShopPage[] = pages.some((page) => page.path === path)
    ? pages
    : [{ path, title: path, type: 'STYLE' }, ...pages];
  return (
    <>
      <div className="c-row c-look-bar">
        <Choice
          label="Page"
          value={path}
          onChange={onGo}
          options={listed.map(({ path: one, title, type }) => [
            one,
            type === 'STYLE' ? title : `${KINDS[type]}: ${title}`,
          ])}
        />
        <fieldset className="c-tabs c-look-views">
          <legend className="c-hidden">Width</legend>
          {(Object.keys(VIEW_WIDTHS) as View[]).map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
              {VIEW_NAMES[one]}
            </button>
          ))}
        </fieldset>
      </div>
      <p className="c-quiet" role="status">
        {shown.status === 'loading' && 'The page is loading.'}
        {shown.status === 'elsewhere' && 'This page is not one of the shop’s. Choose another page above.'}
        {shown.status === 'shown' &&
          pageTypeOf(pages, path, isLocked) === 'LOCK_SCREEN' &&
          'The shop is closed by a password, so its pages show the lock screen.'}
      </p>
    </>
  );
}
