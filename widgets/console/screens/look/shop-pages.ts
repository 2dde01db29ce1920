import { addressOf } from '#runtime/api/calls.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { useAnswer } from '../../app/query.ts';
import { may } from '../../app/session.ts';

/** The platform's types of pages whose look can be changed. */
export type TweakPageType = 'STYLE' | 'SPLASH_PAGE' | 'LOCK_SCREEN' | 'POPUP_OVERLAY' | 'CHECKOUT';

export interface ShopPage {
  path: string;
  title: string;
  type: TweakPageType;
}

const LISTED = 100;
const FIXED: readonly ShopPage[] = [
  { path: '/cart', title: lookTexts.cart, type: 'CHECKOUT' },
  { path: '/checkout', title: lookTexts.checkout, type: 'CHECKOUT' },
  { path: '/search', title: commonTexts.search, type: 'STYLE' },
];

/**
 * Lists the pages that the frame can show. A role that may not read the content has the home page and the fixed ones.
 */
export function useShopPages(): readonly ShopPage[] {
  const canRead = may('content:read');
  const { data: content } = useAnswer(canRead ? addressOf('/api/owner/collections', { limit: LISTED }) : undefined);
  const { data: popups } = useAnswer(canRead ? '/api/owner/popups' : undefined);
  const collections = (content?.collections ?? [])
    .filter(({ enabled = true }) => enabled)
    .map(
      ({ urlId, navigationTitle, type }): ShopPage => ({
        path: `/${urlId}`,
        title: navigationTitle,
        type: type === 'splashPage' ? 'SPLASH_PAGE' : 'STYLE',
      }),
    );
  const home: ShopPage = { path: '/', title: lookTexts.home, type: 'STYLE' };
  const hasHome = collections.some(({ path }) => path === '/');
  return [
    ...(hasHome ? [] : [home]),
    ...collections,
    ...FIXED,
    ...(popups?.popups ?? []).map(
      ({ id, title }): ShopPage => ({ path: `/popup/${id}`, title, type: 'POPUP_OVERLAY' }),
    ),
  ];
}

/** Returns the type of a page that is shown: in a closed shop each is the lock screen. */
export function pageTypeOf(pages: readonly ShopPage[], path: string, isLocked: boolean): TweakPageType {
  const known = pages.find((page) => page.path === path)?.type ?? 'STYLE';
  return isLocked && known !== 'CHECKOUT' ? 'LOCK_SCREEN' : known;
}
