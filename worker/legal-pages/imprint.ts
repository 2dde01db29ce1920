import { countryRow, type ImprintFact } from './country-rows.ts';
import type { LegalFacts } from './facts.ts';
import { mailLink } from './seller.ts';
import { filled, type LegalWriter } from './writer.ts';

const LABELS = {
  representative: 'labelRepresentative',
  register: 'labelRegister',
  vatId: 'labelVatId',
  capital: 'labelCapital',
  publisher: 'labelPublisher',
  host: 'labelHost',
} as const satisfies Partial<Record<ImprintFact, string>>;

/** Says who runs the shop, as the law of its country asks. */
export function writeImprint(page: LegalWriter, facts: LegalFacts): void {
  const { texts } = page;
  const { business, countryCode } = facts;
  const asked = countryRow(countryCode).facts;
  page.paragraph(page.known(business.legalName, 'seller'), page.known(facts.address, 'address'));
  const labelled = asked.flatMap((fact) => {
    if (fact === 'phone' || fact === 'dispute') return [];
    const value = fact === 'representative' || fact === 'register' || fact === 'vatId' ? business[fact] : '';
    return [filled(texts[LABELS[fact]], { value: page.known(value, fact) })];
  });
  if (labelled.length > 0) page.paragraph(...labelled);
  page.heading(texts.contactTitle);
  const contact = [filled(texts.labelEmail, { value: mailLink(page, facts) })];
  if (asked.includes('phone') || business.phone !== '') {
    contact.push(filled(texts.labelPhone, { value: page.known(business.phone, 'phone') }));
  }
  page.paragraph(...contact);
  if (!asked.includes('dispute')) return;
  page.heading(texts.disputeTitle);
  page.paragraph(page.gap('dispute'));
}
