import {
  CANCELLATION_REASON_MAX_LENGTH,
  DECLARED_CONTRACT_MAX_LENGTH,
  DECLARER_NAME_MAX_LENGTH,
} from '#runtime/contracts/limits.ts';
import { CancellationRequest } from '#runtime/contracts/withdrawals.ts';
import { errorText } from '#runtime/domain/form/error-text.ts';
import { emailError } from '#runtime/domain/gift.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { type PageContext, readFormEntries } from '../plain-pages/service.ts';
import { isToken } from '../session/service.ts';
import type { EntryErrors } from './withdraw-entries.ts';

/** The value of the field `notice` for an extraordinary cancellation; '' is an ordinary one. */
export const EXTRAORDINARY = 'extraordinary';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const NAMES = ['name', 'contract', 'email', 'notice', 'reason', 'endsOn', 'orderToken', 'key'] as const;

/** What the form of `/cancel-contract` holds, as it was typed. */
export type CancelEntries = Record<(typeof NAMES)[number], string>;

export function readCancelEntries(c: PageContext): Promise<CancelEntries> {
  return readFormEntries(c, NAMES);
}

/** Returns the texts for wrong entries. A reason is asked for, but nobody is sent back for one. */
export function cancelErrors(entries: CancelEntries, { fieldErrors }: Catalogue): EntryErrors {
  const { name, contract, reason, endsOn } = entries;
  const within = (text: string, max: number) =>
    text.length > max ? errorText({ code: 'tooLong', max }, fieldErrors) : undefined;
  const required = (text: string, max: number) =>
    text === '' ? errorText({ code: 'required' }, fieldErrors) : within(text, max);
  const email = emailError(entries.email);
  const isDay = endsOn === '' || (DAY.test(endsOn) && !Number.isNaN(Date.parse(endsOn)));
  const errors: EntryErrors = {
    name: required(name, DECLARER_NAME_MAX_LENGTH),
    contract: required(contract, DECLARED_CONTRACT_MAX_LENGTH),
    reason: within(reason, CANCELLATION_REASON_MAX_LENGTH),
    endsOn: isDay ? undefined : errorText({ code: 'invalidDate' }, fieldErrors),
    email: email && errorText(email, fieldErrors),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** Returns the request that the entries make; undefined for entries that no form of ours sends. */
export function cancelRequestOf(entries: CancelEntries): CancellationRequest | undefined {
  const { name, contract, email, notice, reason, endsOn, orderToken } = entries;
  const read = CancellationRequest.safeParse({
    ...{ name, contract, email, reason, endsOn, isExtraordinary: notice === EXTRAORDINARY },
    ...(isToken(orderToken) && { orderToken }),
  });
  return read.success ? read.data : undefined;
}
