import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import {
  CANCELLATION_REASON_MAX_LENGTH,
  DECLARED_CONTRACT_MAX_LENGTH,
  DECLARER_NAME_MAX_LENGTH,
} from '#runtime/contracts/limits.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import {
  answerPlainPage,
  entryForm,
  type FormField,
  hiddenField,
  inputField,
  type PageContext,
  selectField,
  textareaField,
  textsOf,
  withShopName,
} from '../plain-pages/service.ts';
import { randomToken } from '../session/service.ts';
import { sellsTo } from '../site/law.ts';
import { CANCEL_CONTRACT_PATH } from '../site/page-paths.ts';
import type { Site } from '../site/site.ts';
import { cancellationFacts } from './cancel-contract.ts';
import { type CancelEntries, cancelRequestOf, EXTRAORDINARY } from './cancel-entries.ts';
import { declaredFacts, wordsOf } from './declared-text.ts';
import { answerCheck } from './steps.ts';
import type { EntryErrors } from './withdraw-entries.ts';
import { readWithdrawOrder } from './withdraw-order.ts';

/**
 * Whether a page to check and correct comes before the last button, as France asks (Code de la consommation, art. D215-3). In
 * Germany the page that asks carries that button itself (§ 312k BGB), so a German page has it at once.
 */
export function hasCheck(site: Site): boolean {
  const { language } = new Intl.Locale(site.language);
  return language === 'fr' || (language !== 'de' && sellsTo(site, 'FR'));
}

/** Shows the form, filled in as far as the shop knows who reads it. */
export async function showCancelForm(
  c: PageContext,
  shown?: { entries: CancelEntries; errors?: EntryErrors },
): Promise<Response> {
  const token = shown?.entries.orderToken ?? c.req.query('orderToken') ?? '';
  const [texts, order] = await Promise.all([textsOf(c), readWithdrawOrder(c, token)]);
  const { cancellations: words } = texts;
  const entries = shown?.entries ?? {
    ...{ name: order?.name ?? '', contract: order ? `#${order.number}` : '', email: order?.email ?? '' },
    ...{ notice: '', reason: '', endsOn: '', orderToken: order?.token ?? '', key: randomToken() },
  };
  const errors = shown?.errors ?? {};
  const isChecked = hasCheck(c.var.site);
  const form = {
    action: CANCEL_CONTRACT_PATH,
    fields: [
      ...['key', 'orderToken'].map((name) => hiddenField(name, entries[name as 'key' | 'orderToken'])),
      hiddenField('action', isChecked ? 'check' : 'confirm'),
      ...fieldsOf(entries, errors, texts),
    ],
    submitText: isChecked ? words.next : words.confirm,
    note: '',
  };
  const main = html`<p>${withShopName(c, words.intro)}</p>
${entryForm(form, texts)}`;
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return answerPlainPage(c, { title: words.title, main, pageType: PAGE_TYPE.page, status });
}

/** Shows what is declared, the button that declares it, and the way back to the entries. */
export async function showCancelCheck(c: PageContext, entries: CancelEntries): Promise<Response> {
  const texts = await textsOf(c);
  const { cancellations: words } = texts;
  const hidden = Object.entries(entries).map(([name, value]) => hiddenField(name, value));
  const request = cancelRequestOf(entries);
  const details = request ? cancellationFacts(c.var.site, request, texts) : [];
  const facts = declaredFacts(wordsOf('cancellation', texts), { ...entries, part: '', units: [], details });
  return answerCheck(c, { path: CANCEL_CONTRACT_PATH, words, confirm: words.confirm, facts, hidden });
}

function fieldsOf(entries: CancelEntries, errors: EntryErrors, texts: Catalogue): FormField[] {
  const { cancellations: words } = texts;
  const field = (name: 'name' | 'contract' | 'email' | 'reason' | 'endsOn', label: string) => ({
    ...{ name, label, value: entries[name], error: errors[name], autocomplete: 'off' },
  });
  const notice = { ...{ name: 'notice', label: words.kind, value: entries.notice, autocomplete: 'off' } };
  const choices = [{ value: EXTRAORDINARY, text: words.extraordinary }];
  return [
    selectField({ ...notice, choices, prompt: words.ordinary, required: false }, texts),
    textareaField(
      {
        ...field('reason', words.reason),
        hint: words.reasonHint,
        required: false,
        maxLength: CANCELLATION_REASON_MAX_LENGTH,
      },
      texts,
    ),
    inputField(
      { ...field('name', words.name), type: 'text', autocomplete: 'name', maxLength: DECLARER_NAME_MAX_LENGTH },
      texts,
    ),
    inputField(
      {
        ...field('contract', words.contract),
        type: 'text',
        hint: words.contractHint,
        maxLength: DECLARED_CONTRACT_MAX_LENGTH,
      },
      texts,
    ),
    inputField({ ...field('endsOn', words.endsOn), type: 'date', hint: words.endsOnHint, required: false }, texts),
    inputField(
      { ...field('email', words.email), type: 'email', autocomplete: 'email', maxLength: EMAIL_MAX_LENGTH },
      texts,
    ),
  ];
}
