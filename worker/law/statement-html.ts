import type { AccessibilityStatement } from '#runtime/contracts/law.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { OPEN_PLACE } from '../legal-pages/service.ts';
import { dateText } from '../site/date-text.ts';
import type { Site } from '../site/site.ts';
import { contactAddress } from '../site/store-settings.ts';

const NO_ADDRESS = `${OPEN_PLACE} @ …]`;

/**
 * Returns the accessibility statement with which an owner begins, in the shop's own language: Article 13(2) and Annex V
 * of Directive (EU) 2019/882. It says of the software what the browser tests hold, in `test/e2e/`: axe's rules, journeys
 * by keyboard, sizes, contrast and narrow windows.
 */
export async function statementHtml(site: Site, now: number): Promise<AccessibilityStatement> {
  const { accessibilityStatement: texts } = await textsIn(site.primaryLanguage);
  const region = { language: site.primaryLanguage, timeZone: site.timeZone };
  const address = contactAddress(site);
  const link = address === '' ? NO_ADDRESS : `<a href="mailto:${escapeHtml(address)}">${escapeHtml(address)}</a>`;
  const html = [
    paragraph(fill(texts.aim, { shop: site.written.title })),
    heading(texts.serviceTitle),
    paragraph(texts.service),
    paragraph(texts.steps),
    heading(texts.meetsTitle),
    list([texts.standard, texts.keyboard, texts.targets, texts.contrast, texts.width, texts.errors]),
    heading(texts.lacksTitle),
    list([texts.audit, texts.ownContent, texts.ofOthers, texts.ownGaps]),
    heading(texts.contactTitle),
    `<p>${fill(escapeHtml(texts.contact), { email: link })}</p>`,
    heading(texts.authorityTitle),
    paragraph(texts.authority),
    paragraph(fill(texts.made, { date: dateText(region, now) })),
  ];
  return { title: texts.title, html: html.join('\n') };
}

const heading = (text: string) => `<h2>${escapeHtml(text)}</h2>`;
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const list = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
