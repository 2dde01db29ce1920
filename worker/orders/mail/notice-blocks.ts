import { html } from 'hono/html';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { type LetterBlock, mailPicture } from '../../mail/service.ts';
import { guaranteeNotice } from '../../notices/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import type { OrderSnapshot } from '../snapshot.ts';

/** Pixels in which a phone can read the code of each notice. */
const WIDTH = 420;

/**
 * Returns the official notice of the legal guarantee for a mail about goods: what it says, so that the buyer keeps it, its
 * picture where mail programs show such files, and its link. Nothing where it is not due or the shop has no file of it.
 */
export async function noticeBlocks(
  call: ShopCall,
  { lines, baseUrl }: OrderSnapshot,
  texts: Catalogue,
): Promise<LetterBlock[]> {
  const types = lines.map(({ productType }) => productType);
  const notice = await guaranteeNotice(call, types, texts);
  if (!notice) return [];
  const { title, alt, url, width, height, linkText, linkUrl } = notice;
  const picture = mailPicture(url, baseUrl);
  const size = { width: WIDTH, height: Math.round((WIDTH * height) / width) };
  return [
    { kind: 'heading', text: title },
    { kind: 'text', text: alt },
    ...(picture
      ? [
          {
            kind: 'ready' as const,
            text: [],
            html: html`<p><img src="${picture}" alt="" width="${size.width}" height="${size.height}" style="max-width:100%;height:auto"></p>`,
          },
        ]
      : []),
    { kind: 'link', text: linkText, url: linkUrl },
  ];
}
