import { escapeHtml } from '#runtime/domain/escape-html.ts';
import type { LegalFacts } from './facts.ts';
import type { LegalWriter } from './writer.ts';

/** Names the seller with address and email in one line; with the telephone number where it is known. */
export function seller(page: LegalWriter, facts: LegalFacts): string {
  const { business, address } = facts;
  const known = [
    page.known(business.legalName, 'seller'),
    page.known(address, 'address'),
    mailLink(page, facts),
    escapeHtml(business.phone),
  ];
  return known.filter(Boolean).join(', ');
}

export function mailLink(page: LegalWriter, { email }: Pick<LegalFacts, 'email'>): string {
  const known = page.known(email, 'email');
  return email === '' ? known : `<a href="mailto:${known}">${known}</a>`;
}
