import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { type LetterBlock, type LetterItem, mailPicture } from '../../mail/service.ts';
import { shownLegalPageUrl } from '../../site/legal-pages.ts';
import { addressAt } from '../../site/link-base.ts';
import type { Site } from '../../site/site.ts';
import { contactAddress } from '../../site/store-settings.ts';
import { countedTitle, type ShownLine } from '../shown-lines.ts';

/** Returns an order's lines for a letter; pictures get whole addresses. */
export function itemsOf(lines: readonly ShownLine[], baseUrl: string): LetterItem[] {
  return lines.map((line) => ({
    title: countedTitle(line),
    pictureUrl: mailPicture(line.pictureUrl, baseUrl),
    facts: [...line.options, ...line.answers, ...line.deposit],
    amount: line.amount,
  }));
}

/** Says how the buyer reaches the shop and who it is; nothing where the shop has set neither. */
export function contactBlocks(site: Site, baseUrl: string, texts: Catalogue): LetterBlock[] {
  const { afterSale, legal } = texts;
  const email = contactAddress(site);
  const imprint = shownLegalPageUrl(site, 'imprint');
  if (email === '' && imprint === '') return [];
  const write = { kind: 'link', text: fill(afterSale.contactText, { email }), url: `mailto:${email}` } as const;
  const who = { kind: 'link', text: legal.imprint, url: imprint === '' ? '' : addressAt(baseUrl, imprint) } as const;
  return [
    { kind: 'heading', text: afterSale.contactTitle },
    ...(email === '' ? [] : [write]),
    ...(imprint === '' || who.url === '' ? [] : [who]),
  ];
}
