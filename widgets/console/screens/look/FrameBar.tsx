import { DEVICE_VIEWS, type DeviceView, type LayoutView } from '#runtime/contracts/site-enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Tick } from '../../parts/Tick.tsx';
import { pageTypeOf, type ShopPage, type TweakPageType, useShopPages } from './shop-pages.ts';
import type { Shown } from './use-look.ts';

const KINDS: Readonly<Record<TweakPageType, string>> = {
  STYLE: commonTexts.page,
  SPLASH_PAGE: lookTexts.coverPage,
  LOCK_SCREEN: lookTexts.lockScreen,
  POPUP_OVERLAY: lookTexts.popup,
  CHECKOUT: lookTexts.cartAndCheckout,
};
const VIEW_NAMES: Readonly<Record<DeviceView, string>> = {
  desktop: lookTexts.desktop,
  phone: lookTexts.phone,
  tablet: lookTexts.tablet,
};
const LAYOUTS: Readonly<Record<LayoutView, string>> = {
  list: lookTexts.pageShowsAList,
  grid: lookTexts.pageShowsAGrid,
  product: lookTexts.pageShowsAProduct,
};

interface Props {
  shown: Shown;
  /** The path that was asked for first. */
  start: string;
  isLocked: boolean;
  view: DeviceView;
  layout: LayoutView | undefined;
  hasTouches: boolean;
  onGo: (path: string) => void;
  onView: (view: DeviceView) => void;
  onTouches: (hasTouches: boolean) => void;
}

/** Chooses the page and the width in which it is shown, and says where it is not the shop's own page. */
export function FrameBar({ shown, start, isLocked, view, layout, hasTouches, ...on }: Props) {
  const pages = useShopPages();
  const path = shown.status === 'shown' ? shown.path : start;
  const listed: readonly ShopPage[] = pages.some((page) => page.path === path)
    ? pages
    : [{ path, title: path, type: 'STYLE' }, ...pages];
  return (
    <>
      <div className="c-row c-look-bar">
        <Choice
          label={commonTexts.page}
          value={path}
          onChange={on.onGo}
          options={listed.map(({ path: address, title, type }) => [
            address,
            type === 'STYLE' ? title : `${KINDS[type]}: ${title}`,
          ])}
        />
        <fieldset className="c-tabs c-look-views">
          <legend className="sq-visually-hidden">{lookTexts.width}</legend>
          {DEVICE_VIEWS.map((candidate) => (
            <button
              key={candidate}
              type="button"
              aria-pressed={view === candidate}
              onClick={() => on.onView(candidate)}
            >
              {VIEW_NAMES[candidate]}
            </button>
          ))}
        </fieldset>
      </div>
      <Tick
        label={lookTexts.showTouches}
        hint={lookTexts.circleFollowsThePointer}
        checked={hasTouches}
        onChange={on.onTouches}
      />
      <p className="c-quiet" role="status">
        {shown.status === 'loading' && lookTexts.pageIsLoading}
        {shown.status === 'elsewhere' && lookTexts.pageIsForeign}
        {shown.status === 'shown' &&
          (pageTypeOf(pages, path, isLocked) === 'LOCK_SCREEN' ? lookTexts.shopIsClosed : layout && LAYOUTS[layout])}
      </p>
    </>
  );
}
