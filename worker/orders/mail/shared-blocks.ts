import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { LetterBlock, LetterItem } from '../../mail/service.ts';
import type { Site } from '../../site/site.ts';
import { contactAddress } from '../../site/store-settings.ts';
import { countedTitle, type ShownLine } from '../shown-lines.ts';

/** Returns an order's lines for a letter; pictures get whole addresses. */
export function itemsOf(lines: readonly ShownLine[], baseUrl: string): LetterItem[] {
  return lines.map((line) => ({
    title: countedTitle(line),
    pictureUrl: pictureAddress(line.pictureUrl, baseUrl),
    facts: [...line.options, ...line.answers],
    amount: line.amount,
  }));
}

/** Says how the buyer reaches the shop; nothing where the shop has set no address. */
export function contactBlocks(site: Site, { afterSale }: Catalogue): LetterBlock[] {
  const email = contactAddress(site);
  if (email === '') return [];
  return [
    { kind: 'heading', text: afterSale.contactTitle },
    { kind: 'link', text: fill(afterSale.contactText, { email }), url: `mailto:${email}` },
  ];
}

function pictureAddress(url: string | undefined, baseUrl: string): string | undefined {
  return url !== undefined && URL.canParse(url, baseUrl) ? new URL(url, baseUrl).href : undefined;
}
