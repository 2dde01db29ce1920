import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { DECLARED_CONTRACT_MAX_LENGTH, DECLARER_NAME_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import {
  answerPlainPage,
  entryForm,
  type FormField,
  factList,
  hiddenField,
  inputField,
  type Markup,
  type PageContext,
  textareaField,
  textsOf,
  withShopName,
} from '../plain-pages/service.ts';
import { randomToken } from '../session/service.ts';
import { WITHDRAW_PATH } from '../site/page-paths.ts';
import { withdrawPath, withdrawWords } from '../site/withdraw-links.ts';
import { declaredFacts } from './declared-text.ts';
import { answerCheck } from './steps.ts';
import { lineName, type UnitsLeft, unitTexts } from './units.ts';
import { type EntryErrors, unitName, unitsOf, type WithdrawEntries } from './withdraw-entries.ts';
import { readOwnOrders, readWithdrawOrder, type WithdrawOrder } from './withdraw-order.ts';

/** The form as it is shown: what it holds, and what is wrong with it. */
interface Shown {
  entries: WithdrawEntries;
  errors?: EntryErrors;
}

/** Shows the first step, filled in as far as the shop knows who reads it and from where they come. */
export async function showForm(c: PageContext, shown?: Shown): Promise<Response> {
  const token = shown?.entries.orderToken ?? c.req.query('orderToken') ?? '';
  const [texts, order, own] = await Promise.all([textsOf(c), readWithdrawOrder(c, token), readOwnOrders(c)]);
  const { withdrawals: words } = texts;
  const entries = shown?.entries ?? {
    ...{ name: order?.name ?? '', contract: order ? `#${order.number}` : '', part: '', units: {}, key: randomToken() },
    ...{ email: order?.email || own?.email || '', orderToken: order?.token ?? '' },
  };
  const errors = shown?.errors ?? {};
  const form = {
    action: WITHDRAW_PATH,
    fields: [
      ...[hiddenField('action', 'check'), hiddenField('key', entries.key)],
      ...(order ? orderFields(order, entries, errors, texts) : guestFields(entries, errors, texts)),
      ...personFields(entries, errors, texts),
    ],
    submitText: words.next,
    note: '',
  };
  const main = html`<p>${withShopName(c, words.intro)}</p>
${order && factList([{ title: texts.placedOrders.number, value: `#${order.number}` }])}
${!order && own && own.orders.length > 0 && ownOrders(own.orders, texts)}
${entryForm(form, texts)}`;
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return answerPlainPage(c, { title: words.title, main, pageType: PAGE_TYPE.page, status });
}

/** Shows the second step: what is declared, the button that declares it, and the way back to the entries. */
export async function showCheck(c: PageContext, entries: WithdrawEntries): Promise<Response> {
  const [texts, order] = await Promise.all([textsOf(c), readWithdrawOrder(c, entries.orderToken)]);
  const { withdrawals: words } = texts;
  const { confirm } = withdrawWords(c.var.site, texts);
  const units = unitTexts((order && unitsOf(entries)) ?? [], order?.left ?? []);
  const facts = declaredFacts(words, { ...entries, units, details: [] });
  return answerCheck(c, { path: WITHDRAW_PATH, words, confirm, facts, hidden: hiddenEntries(entries) });
}

function hiddenEntries({ units, ...texts }: WithdrawEntries): FormField[] {
  return [
    ...Object.entries(texts).map(([name, value]) => hiddenField(name, value)),
    ...Object.entries(units).map(([position, value]) => hiddenField(unitName(Number(position)), value)),
  ];
}

function guestFields(entries: WithdrawEntries, errors: EntryErrors, texts: Catalogue): FormField[] {
  const { withdrawals: words } = texts;
  const contract = {
    ...{ name: 'contract', label: words.contract, hint: words.contractHint, value: entries.contract },
    ...{ error: errors.contract, autocomplete: 'off', maxLength: DECLARED_CONTRACT_MAX_LENGTH },
  };
  const part = {
    ...{ name: 'part', label: words.part, hint: words.partHint, value: entries.part, required: false },
    ...{ error: errors.part, autocomplete: 'off', maxLength: DECLARED_CONTRACT_MAX_LENGTH },
  };
  return [inputField({ ...contract, type: 'text' }, texts), textareaField(part, texts)];
}

/** The number of units of each line that is left. One line of one unit leaves nothing to choose. */
function orderFields(
  { token, number, left }: WithdrawOrder,
  entries: WithdrawEntries,
  errors: EntryErrors,
  texts: Catalogue,
): FormField[] {
  const { withdrawals: words } = texts;
  const field = (line: UnitsLeft) =>
    inputField(
      {
        ...{ type: 'number', name: unitName(line.position), min: '0', max: String(line.left), required: false },
        label: fill(words.unitsOf, { product: lineName(line), max: line.left }),
        value: entries.units[line.position] ?? '',
        error: errors[unitName(line.position)],
        autocomplete: 'off',
      },
      texts,
    );
  const lines = left.filter((line) => line.left > 0);
  const hasChoice = lines.length > 1 || lines.some((line) => line.left > 1);
  return [
    ...[hiddenField('orderToken', token), hiddenField('contract', `#${number}`), hiddenField('part', '')],
    ...(hasChoice ? [heading(words), ...lines.map(field)] : []),
  ];
}

function heading(words: Catalogue['withdrawals']): FormField {
  const write = (): Markup => html`<h2>${words.unitsTitle}</h2><p class="order-note">${words.unitsHint}</p>`;
  return { name: '', label: '', error: undefined, write };
}

function personFields({ name, email }: WithdrawEntries, errors: EntryErrors, texts: Catalogue): FormField[] {
  const { withdrawals: words } = texts;
  return [
    inputField(
      {
        ...{ type: 'text', name: 'name', label: words.name, value: name, error: errors.name },
        ...{ autocomplete: 'name', maxLength: DECLARER_NAME_MAX_LENGTH },
      },
      texts,
    ),
    inputField(
      {
        ...{ type: 'email', name: 'email', label: words.email, value: email, error: errors.email },
        ...{ autocomplete: 'email', maxLength: EMAIL_MAX_LENGTH },
      },
      texts,
    ),
  ];
}

function ownOrders(orders: readonly { number: number; token: string }[], { withdrawals: words }: Catalogue): Markup {
  return html`<section class="order-history"><h2>${words.ownOrders}</h2>
<ol>${orders.map(
    ({ number, token }) =>
      html`<li><a href="${withdrawPath(token)}">${fill(words.order, { number: `#${number}` })}</a></li>`,
  )}</ol></section>`;
}
