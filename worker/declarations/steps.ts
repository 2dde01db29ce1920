import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { FieldLine } from '../additional-fields/service.ts';
import {
  answerPlainPage,
  entryForm,
  type FormField,
  factList,
  hiddenField,
  type PageContext,
  readFormEntries,
  textsOf,
  withShopName,
} from '../plain-pages/service.ts';
import type { DeclarationWords } from './declared-text.ts';

/** The second step of a page on which something is declared. */
interface CheckStep {
  /** The page's path. */
  path: string;
  words: Pick<DeclarationWords, 'statement' | 'checkTitle' | 'checkText' | 'change'>;
  /** The button that declares, in the words of the law. */
  confirm: string;
  facts: readonly FieldLine[];
  /** What was entered. */
  hidden: readonly FormField[];
}

/** Shows what is declared, the button that declares it, and the way back to the entries. */
export async function answerCheck(
  c: PageContext,
  { path, words, confirm, facts, hidden }: CheckStep,
): Promise<Response> {
  const declaring = {
    action: path,
    fields: [hiddenField('action', 'confirm'), ...hidden],
    submitText: confirm,
    note: fill(words.checkText, { button: confirm }),
  };
  const main = html`<p>${withShopName(c, words.statement)}</p>
${factList(facts)}
${entryForm(declaring, await textsOf(c))}
<form method="post" action="${path}">
${[hiddenField('action', 'change'), ...hidden].map((field) => field.write(false))}
<p class="order-back"><button class="button button--quiet" type="submit">${words.change}</button></p>
</form>`;
  return answerPlainPage(c, { title: words.checkTitle, main, pageType: PAGE_TYPE.page });
}

/** Reads which step a form leads to: `check`, `confirm`, or `change` for the way back. */
export async function actionOf(c: PageContext): Promise<string> {
  return (await readFormEntries(c, ['action'])).action;
}
