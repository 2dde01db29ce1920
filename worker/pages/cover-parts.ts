import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type ShownCover, type SliceContext, showCover } from '../covers/service.ts';
import type { navigation } from './navigation.ts';
import type { View } from './view.ts';

interface CoverContext extends Pick<SliceContext, 'env' | 'site' | 'now'> {
  /** The site's main menu, as templates know it. */
  menu: ReturnType<typeof navigation>;
}

/** Returns the cover of a view; undefined for a page in the shop's layout. What a notice asks for is its password slice. */
export async function coverOf(view: View, { menu, ...context }: CoverContext): Promise<ShownCover | undefined> {
  const { cover, collection, notice } = view;
  if (!cover) return undefined;
  const title = notice?.title ?? collection?.title ?? context.site.title;
  const links = menu.filter(({ url }) => url !== '');
  const texts = await textsIn(context.site.language);
  return showCover(cover, title, { ...context, texts, menu: links, passwordForm: notice?.main ?? '' });
}
