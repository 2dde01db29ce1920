import { html } from 'hono/html';
import { dayStart } from '#runtime/domain/day-start.ts';
import { formatGiftCardCode } from '#runtime/domain/gift-card-code.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { mailHtml, type NewMail, newMailId } from '../mail/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { MailedCard } from './issue.ts';
import { cardMailKey } from './mail-keys.ts';

const CODE = 'font:bold 20px/1.5 Consolas,Menlo,monospace;letter-spacing:1px';
const MESSAGE = 'white-space:pre-wrap;overflow-wrap:anywhere';

/** Writes the mail that brings a gift card to its recipient, on the day that the buyer chose. */
export async function giftCardMail(
  { site, now }: ShopCall,
  { currency, testMode }: { currency: string; testMode: boolean },
  { id, code, cents, recipientEmail, gift }: MailedCard,
  { placedOrders }: Catalogue,
): Promise<NewMail & { id: string; notBefore: number }> {
  const amount = formatMoney(cents, currency, site.language);
  const subject = fill(placedOrders.giftSubject, { site: site.title });
  const intro = fill(placedOrders.giftIntro, { name: gift?.recipientName ?? '', amount });
  const use = fill(placedOrders.giftUse, { site: site.title });
  const message = gift?.message ?? '';
  const shown = formatGiftCardCode(code);
  const test = testMode ? placedOrders.testMode : '';
  const main = html`<p dir="auto">${intro}</p>
${test && html`<p dir="auto">${test}</p>`}
${message && html`<p dir="auto" style="${MESSAGE}">${message}</p>`}
<p>${placedOrders.giftCode}:<br><span style="${CODE}">${shown}</span></p>
<p dir="auto">${use}</p>`;
  const footer = placedOrders.giftFooter;
  const parts = [
    intro,
    ...(test ? [test] : []),
    ...(message ? [message] : []),
    `${placedOrders.giftCode}: ${shown}`,
    use,
  ];
  const notBefore = gift ? Math.max(now, dayStart(gift.deliveryDate, site.timeZone)) : now;
  return {
    id: newMailId(now),
    dedupeKey: cardMailKey(id),
    kind: 'gift-card',
    recipient: recipientEmail,
    subject,
    text: `${[...parts, `-- \n${footer}\n${site.title}`].join('\n\n')}\n`,
    html: await mailHtml(site, { heading: subject, main, footer }),
    notBefore,
  };
}
