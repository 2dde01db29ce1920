import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { answerGone, answerPlainPage, factList, homeLink, type PageContext, textsOf } from '../plain-pages/service.ts';
import { createSealedToken, openSealedToken, sessionSecret, sessionSecrets } from '../session/service.ts';
import { zonedTimeText } from '../site/date-text.ts';
import { wordsOf } from './declared-text.ts';
import { findById } from './repository.ts';
import { numberText } from './rows.ts';

const PURPOSE = 'declaration-receipt';

/** Returns the path of a declaration's receipt, which only its declarer gets to know. `path` is the page that shows it. */
export function receiptPath(c: PageContext, path: string, id: string): string {
  const use = { siteId: c.var.site.siteId, purpose: PURPOSE };
  return `${path}?${new URLSearchParams({ receipt: createSealedToken(sessionSecret(c.env), use, [id]) })}`;
}

/** Shows the receipt of a declaration, to be printed or saved. */
export async function showReceipt(c: PageContext, token: string): Promise<Response> {
  const { siteId } = c.var.site;
  c.header('Cache-Control', 'no-store');
  const [id] = openSealedToken(sessionSecrets(c.env), { siteId, purpose: PURPOSE }, token) ?? [];
  const row = typeof id === 'string' ? await findById(c.env.DB, siteId, id) : undefined;
  if (!row || row.erased_at !== null) return answerGone(c);
  const texts = await textsOf(c);
  const words = wordsOf(row.kind, texts);
  const facts = [
    { title: words.number, value: numberText(row.kind, row.number) },
    { title: words.received, value: zonedTimeText(c.var.site, row.received_at) },
    { title: words.title, value: row.text },
    { title: words.head, value: row.head },
  ];
  const main = html`<p role="status">${fill(words.receiptText, { email: row.email })}</p>
${factList(facts)}${homeLink(c, texts)}`;
  return answerPlainPage(c, { title: words.receiptTitle, main, pageType: PAGE_TYPE.page });
}
