import { DECLARED_CONTRACT_MAX_LENGTH, DECLARER_NAME_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import type { OrderUnits } from '#runtime/contracts/order.ts';
import { WithdrawalRequest } from '#runtime/contracts/withdrawals.ts';
import { errorText } from '#runtime/domain/form/error-text.ts';
import { emailError } from '#runtime/domain/gift.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { readFormBody } from '../http/form-body.ts';
import { type PageContext, readFormEntries } from '../plain-pages/service.ts';
import { isToken } from '../session/service.ts';
import type { UnitsLeft } from './units.ts';

const UNITS = /^\d{1,4}$/;
const UNIT_PREFIX = 'units-';

/** What the form of `/withdraw` holds, as it was typed. */
export interface WithdrawEntries {
  name: string;
  contract: string;
  part: string;
  email: string;
  orderToken: string;
  /** Names the form: it is the same when the form comes back, so that no press counts twice. */
  key: string;
  /** Units by the position of their line; '' for none. */
  units: Readonly<Record<number, string>>;
}

export type EntryErrors = Partial<Record<string, string>>;

export const unitName = (position: number) => `${UNIT_PREFIX}${position}`;

export async function readEntries(c: PageContext): Promise<WithdrawEntries> {
  const texts = await readFormEntries(c, ['name', 'contract', 'part', 'email', 'orderToken', 'key']);
  const sent = await readFormBody(c);
  const units = [...sent].flatMap(([name, value]): [number, string][] => {
    const position = name.startsWith(UNIT_PREFIX) ? Number(name.slice(UNIT_PREFIX.length)) : Number.NaN;
    return Number.isInteger(position) ? [[position, value.trim()]] : [];
  });
  return { ...texts, units: Object.fromEntries(units) };
}

/** Returns the texts for wrong entries. `left` is what the order of the token has; undefined for a form without one. */
export function entryErrors(
  entries: WithdrawEntries,
  left: readonly UnitsLeft[] | undefined,
  { fieldErrors, withdrawals }: Catalogue,
): EntryErrors {
  const required = (text: string, max: number) => {
    if (text === '') return errorText({ code: 'required' }, fieldErrors);
    return text.length > max ? errorText({ code: 'tooLong', max }, fieldErrors) : undefined;
  };
  const email = emailError(entries.email);
  const errors: EntryErrors = {
    name: required(entries.name, DECLARER_NAME_MAX_LENGTH),
    contract: required(entries.contract, DECLARED_CONTRACT_MAX_LENGTH),
    part:
      entries.part.length > DECLARED_CONTRACT_MAX_LENGTH
        ? errorText({ code: 'tooLong', max: DECLARED_CONTRACT_MAX_LENGTH }, fieldErrors)
        : undefined,
    email: email && errorText(email, fieldErrors),
  };
  for (const line of left ?? []) {
    const typed = entries.units[line.position] ?? '';
    const isGood = typed === '' || (UNITS.test(typed) && Number(typed) <= line.left);
    if (!isGood) errors[unitName(line.position)] = fill(withdrawals.tooMany, { max: line.left });
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** Returns the chosen units; undefined for the whole order. */
export function unitsOf({ units }: WithdrawEntries): OrderUnits[] | undefined {
  const chosen = Object.entries(units)
    .map(([position, typed]) => ({ position: Number(position), quantity: Number(typed) }))
    .filter(({ quantity }) => quantity > 0);
  return chosen.length > 0 ? chosen : undefined;
}

/** Returns the request that the entries make; undefined for entries that no form of ours sends. */
export function requestOf(entries: WithdrawEntries): WithdrawalRequest | undefined {
  const { name, contract, part, email, orderToken } = entries;
  const lines = orderToken === '' ? undefined : unitsOf(entries);
  const read = WithdrawalRequest.safeParse({
    ...{ name, contract, part, email },
    ...(isToken(orderToken) && { orderToken, ...(lines && { lines }) }),
  });
  return read.success ? read.data : undefined;
}
