import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { mailPicture, type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { addressAt } from '../site/link-base.ts';
import { RESTOCK_CONFIRM_PATH, RESTOCK_STOP_PATH } from '../site/page-paths.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { createToken, type RestockLink } from './token.ts';

/** A product whose variants are back. */
export interface BackInStock {
  title: string;
  /** Path of the product's page. */
  path: string;
  pictureUrl: string | undefined;
  variants: readonly { variantId: string; attributes: Readonly<Record<string, string>>; price: string }[];
}

interface Reader extends RestockLink {
  baseUrl: string;
}

type Call = Pick<ShopCall, 'site' | 'secret' | 'now'>;

/** Writes a person's mail about variants of a product that are back. */
export async function backInStockMail(
  { site, secret, now }: Call,
  product: BackInStock,
  reader: Reader,
): Promise<NewMail & { id: string }> {
  const { restock } = await textsIn(reader.language);
  const values = { site: site.title, product: product.title };
  const stop = linkOf(secret, site.siteId, 'restock-stop', reader);
  const [only, ...more] = product.variants;
  const page = new URL(addressAt(reader.baseUrl, product.path));
  if (only && more.length === 0 && Object.keys(only.attributes).length > 0) {
    page.searchParams.set('variant', only.variantId);
  }
  const items = product.variants.map(({ attributes, price }) => ({
    title: product.title,
    pictureUrl: mailPicture(product.pictureUrl, reader.baseUrl),
    facts: Object.entries(attributes).map(([title, value]) => ({ title, value })),
    amount: price,
  }));
  const letter = await writeLetter(
    { ...site, language: reader.language },
    {
      subject: fill(restock.backSubject, values),
      blocks: [
        { kind: 'text', text: fill(restock.backIntro, values) },
        { kind: 'items', items },
        { kind: 'button', text: restock.backButton, url: page.href },
        { kind: 'text', text: restock.backNoReservation },
        { kind: 'link', text: restock.stop, url: stop },
      ],
      footer: fill(restock.backFooter, values),
    },
  );
  return {
    ...letter,
    id: newMailId(now),
    dedupeKey: `back-in-stock:${reader.signUpId}:${reader.askedAt}`,
    kind: 'back-in-stock',
    recipient: reader.email,
    headers: stopHeaders(stop),
  };
}

/**
 * Writes the mail that asks an address's owner to confirm a sign-up. It contains no text of the person who signed up,
 * so that strangers cannot send their texts to any address.
 */
export async function confirmationMail(
  { site, secret, now }: Call,
  title: string,
  reader: Reader,
): Promise<NewMail & { id: string }> {
  const { restock } = await textsIn(reader.language);
  const values = { site: site.title, product: title };
  const letter = await writeLetter(
    { ...site, language: reader.language },
    {
      subject: fill(restock.confirmSubject, values),
      blocks: [
        { kind: 'text', text: fill(restock.confirmIntro, values) },
        {
          kind: 'button',
          text: restock.confirmButton,
          url: linkOf(secret, site.siteId, 'restock-confirm', reader),
        },
        { kind: 'text', text: restock.confirmExpiry },
      ],
      footer: restock.confirmFooter,
    },
  );
  return {
    ...letter,
    id: newMailId(now),
    dedupeKey: `restock-confirm:${reader.signUpId}:${reader.askedAt}`,
    kind: 'restock-confirm',
    recipient: reader.email,
  };
}

const PATHS = { 'restock-confirm': RESTOCK_CONFIRM_PATH, 'restock-stop': RESTOCK_STOP_PATH } as const;

function linkOf(secret: string, siteId: string, purpose: keyof typeof PATHS, reader: Reader): string {
  return `${reader.baseUrl}${PATHS[purpose]}?token=${createToken(secret, siteId, purpose, reader)}`;
}

/** Returns the headers for the button of mail programs (RFC 8058), which the standard allows for https only. */
function stopHeaders(stop: string): Record<string, string> {
  if (!stop.startsWith('https:')) return {};
  return { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
