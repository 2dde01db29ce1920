import { html } from 'hono/html';
import { type Address, Address as AddressSchema } from '#runtime/contracts/checkout.ts';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import {
  ADDRESS_AUTOCOMPLETE,
  type AddressPart,
  addressFormat,
  emptyAddress,
  isRequired,
} from '#runtime/domain/address.ts';
import { countryChoices } from '#runtime/domain/countries.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { regionsOf } from '#runtime/domain/regions.ts';
import { checkoutTextsIn } from '#runtime/i18n/checkout-texts.ts';
import type { CheckoutTexts } from '#runtime/i18n/en/checkout.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ApiError } from '../../http/errors.ts';
import {
  answerPlainPage,
  entryForm,
  type FormField,
  factList,
  inputField,
  type PageContext,
  readFormEntries,
  selectField,
  textsOf,
} from '../../plain-pages/service.ts';
import { addressLines } from '../../site/address-lines.ts';
import { moneyRules } from '../../site/money-rules.ts';
import { shopCall } from '../../site/shop-call.ts';
import { changeAddress, type MoveQuote, quoteMove } from '../address.ts';
import type { Subscription } from '../subscription.ts';
import { hiddenFields } from './hidden-fields.ts';
import { toOutcome } from './outcome.ts';
import { pagePath } from './request.ts';

const PARTS = Object.keys(emptyAddress) as AddressPart[];
type Entries = Record<AddressPart, string>;

/** Shows the form for another address, filled in with the present one. */
export function showAddressForm(c: PageContext, { cycleOrder }: Subscription): Promise<Response> {
  return showForm(c, { ...emptyAddress, ...cycleOrder.address }, []);
}

/** Shows what a cycle costs at the entered address, and asks whether to go on. Nothing changes yet. */
export async function submitAddress(c: PageContext, subscription: Subscription): Promise<Response> {
  const { shippingOptionId, ...entries } = await readFormEntries(c, [...PARTS, 'shippingOptionId']);
  const address = AddressSchema.safeParse(entries);
  if (!address.success)
    return showForm(
      c,
      entries,
      address.error.issues.map(({ path }) => String(path[0])),
    );
  try {
    const move = { address: address.data, ...(shippingOptionId && { shippingOptionId }) };
    const quote = await quoteMove(shopCall(c.env, c.var.site), subscription, move);
    return await showQuote(c, subscription, address.data, quote);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.details.fields) throw error;
    const { code, details } = error;
    return showForm(c, entries, (details.fields ?? []).map(partOf), code === 'SHIPPING_NOT_OFFERED');
  }
}

/** Changes the address as it was confirmed. Where the amount has changed, the buyer is asked again with the new one. */
export async function submitMove(c: PageContext, subscription: Subscription): Promise<Response> {
  const names = [...PARTS, 'shippingOptionId', 'expectedCents'] as const;
  const { shippingOptionId, expectedCents, ...entries } = await readFormEntries(c, names);
  const address = AddressSchema.safeParse(entries);
  if (!address.success) throw new ApiError('INVALID_REQUEST');
  const move = { address: address.data, shippingOptionId, expectedCents: Number(expectedCents) };
  try {
    return toOutcome(c, 'moved', await changeAddress(shopCall(c.env, c.var.site), subscription.id, move));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CHECKOUT_CHANGED') return submitAddress(c, subscription);
    throw error;
  }
}

async function showForm(
  c: PageContext,
  entries: Entries,
  invalid: readonly string[],
  isUnreachable = false,
): Promise<Response> {
  const texts = await textsOf(c);
  const own = texts.mySubscription;
  const labels = await checkoutTextsIn(c.var.site.language);
  const form = {
    action: pagePath(c),
    fields: [
      ...hiddenFields({ action: 'quote' }),
      ...(await addressFields(c, entries, { invalid, isUnreachable, labels })),
    ],
    submitText: own.seeAmount,
    note: own.addressNote,
  };
  const main = html`${entryForm(form, texts)}<p class="order-back"><a class="button button--quiet" href="${pagePath(c)}">${own.back}</a></p>`;
  const status = invalid.length > 0 ? 422 : 200;
  return answerPlainPage(c, { title: own.changeAddress, main, pageType: PAGE_TYPE.subscriptionConfirmed, status });
}

interface Labelled {
  invalid: readonly string[];
  /** Whether the shop does not deliver to the country. */
  isUnreachable: boolean;
  labels: CheckoutTexts;
}

async function addressFields(c: PageContext, entries: Entries, { invalid, isUnreachable, labels }: Labelled) {
  const texts = await textsOf(c);
  const { language } = c.var.site;
  const format = addressFormat(entries.countryCode);
  const delivered = [
    ...new Set(moneyRules(c.var.site).shipping.flatMap(({ zones }) => zones.map((z) => z.countryCode))),
  ];
  const field = (part: AddressPart, label: string) => ({
    name: part,
    value: entries[part],
    autocomplete: ADDRESS_AUTOCOMPLETE[part],
    label,
    required: isRequired(part),
    maxLength: 200,
    error: invalid.includes(part) ? errorText(part, label, entries, { isUnreachable, labels }) : undefined,
  });
  const countries = countryChoices(delivered, language).map(({ code, name }) => ({ value: code, text: name }));
  const regions = regionsOf(entries.countryCode).map(({ code, name }) => ({ value: code, text: name }));
  const control = (part: AddressPart): FormField => {
    if (part === 'countryCode')
      return selectField({ ...field(part, labels.country), choices: countries, prompt: labels.choose }, texts);
    if (part === 'region' && regions.length > 0)
      return selectField(
        { ...field(part, labels[format.regionLabel]), choices: regions, prompt: labels.choose },
        texts,
      );
    return inputField({ ...field(part, labels[labelOf(part, format)]), type: 'text' }, texts);
  };
  return (['countryCode', ...format.parts, 'phone'] as const).map(control);
}

function labelOf(part: AddressPart, format: ReturnType<typeof addressFormat>): keyof CheckoutTexts {
  if (part === 'postalCode') return format.postalLabel;
  if (part === 'city') return format.cityLabel;
  if (part === 'region') return format.regionLabel;
  return part === 'countryCode' ? 'country' : part;
}

function errorText(
  part: AddressPart,
  field: string,
  entries: Entries,
  { isUnreachable, labels }: Omit<Labelled, 'invalid'>,
): string {
  if (isUnreachable) return labels.notDelivered;
  return fill(entries[part] === '' ? labels.fieldMissing : labels.fieldMalformed, { field });
}

async function showQuote(c: PageContext, { cycleCents, currency }: Subscription, address: Address, quote: MoveQuote) {
  const texts = await textsOf(c);
  const own = texts.mySubscription;
  const { language } = c.var.site;
  const money = (cents: number) => formatMoney(cents, currency, language);
  const amounts = { amount: money(quote.cents), before: money(cycleCents) };
  const { shippingOptionId, shippingName } = quote.cycleOrder;
  const facts = [
    { title: own.address, value: addressLines(address, language).join('\n') },
    { title: texts.placedOrders.delivery, value: shippingName },
  ];
  const entries = { ...address, shippingOptionId: shippingOptionId ?? '', expectedCents: quote.cents };
  const form = {
    action: pagePath(c),
    fields: hiddenFields({ action: 'move', ...entries }),
    submitText: own.changeAddress,
    note: fill(quote.cents === cycleCents ? own.sameAmount : own.newAmount, amounts),
  };
  const main = html`${factList(facts.filter(({ value }) => value !== ''))}${entryForm(form, texts)}
<p class="order-back"><a class="button button--quiet" href="${pagePath(c, { view: 'address' })}">${own.back}</a></p>`;
  return answerPlainPage(c, { title: own.confirmAddress, main, pageType: PAGE_TYPE.subscriptionConfirmed });
}

function partOf(field: string): string {
  return field.replace('address.', '');
}
