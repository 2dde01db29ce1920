import type { DeclarationReceipt } from '../contracts/withdrawals.ts';
import { isMailAddress } from './email.ts';

/** What somebody has entered into the form of a declaration, by the names of its fields. */
export type DeclaredValues = Readonly<Record<string, string>>;
/** Why fields are refused, by their names. */
export type DeclarationErrors = Readonly<Record<string, string>>;

/** The two steps of a declaration, and its receipt. `message` says why it could not be sent; '' for nothing wrong. */
export type DeclarationState =
  | { status: 'closed' }
  | { status: 'entering'; errors: DeclarationErrors }
  | { status: 'checking'; message: string }
  | { status: 'sending' }
  | { status: 'received'; receipt: DeclarationReceipt };

/** Texts of what is wrong with a field. */
interface ErrorTexts {
  missing: string;
  emailInvalid: string;
}

/** The fields that no declaration can do without: who declares it, of which contract, and where the receipt goes. */
const NEEDED = ['name', 'contract', 'email'];

/** Returns what is wrong with the entries, by the server's own rules; {} where they can be sent. */
export function checkDeclared(values: DeclaredValues, { missing, emailInvalid }: ErrorTexts): DeclarationErrors {
  const empty = NEEDED.filter((name) => !values[name]?.trim()).map((name) => [name, missing] as const);
  const email = values.email?.trim() ?? '';
  return {
    ...Object.fromEntries(empty),
    ...(email !== '' && !isMailAddress(email) && { email: emailInvalid }),
  };
}
