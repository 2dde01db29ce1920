import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { NewMail } from '../mail/service.ts';
import type { Audience } from '../passkeys/service.ts';
import type { PersonCall } from './person-call.ts';

/** A person's row, as far as signing in reads it. */
export interface PersonRow {
  site_id: string;
  id: string;
  /** Lower case. */
  email: string;
  sealed_password: string | null;
  /** How often the password was changed; a session begins only with the password that was checked. */
  password_changes: number;
}

/** How somebody has just proved who they are. */
export interface Proof {
  by: 'password' | 'passkey' | 'link';
  /** Whether the session lasts as long as one can, also without a call. */
  isRemembered: boolean;
}

/** A shop and its database. */
export type Shop = Pick<PersonCall, 'db' | 'site'>;

/** A mail that is written, with its id in the outbox. */
export type WrittenMail = NewMail & { id: string };

/**
 * In what the people of one kind differ from those of another. `Found` are further columns of a session that is found.
 * Names of tables and columns go into SQL as they are.
 */
export interface Policy<Row extends PersonRow = PersonRow, Found extends object = object> {
  audience: Audience;
  /** Stands before an address where attempts are counted and browsers are known, apart from others with this address. */
  countedAs: string;
  people: string;
  sessions: string;
  links: string;
  /** Column of a session and of a link that names the person. */
  personId: string;
  /** Column of a person that says since when they can sign in; NULL before. */
  since: string;
  /** SQL that a new password sets too; `?5` is the time. */
  alsoSet: string;
  /** How long a session lasts without a call, and at most. */
  idleMs: number;
  mostMs: number;
  /** SQL of whether the session `s` is remembered, and of each of its further columns. */
  remembered: string;
  found: Readonly<Record<keyof Found, string>>;
  /** Returns further columns of a new session with their SQL; `?1` is the site, `?3` the person and `?5` the time. */
  sessionColumns(proof: Proof): Readonly<Record<string, string>>;
  /** SQL of further columns of a link `l` that is found. */
  linkFound: string;
  /** Name of the cookie with the session's token, which no script can read. */
  cookie: string;
  /** The cookie by which scripts know who is signed in; it proves nothing. */
  readable: { name: string; valueOf(person: Row): string };
  xsrfHeader: string;
  /** Keeps XSRF tokens of one kind of people apart from others. */
  xsrfPurpose: string;
  /** Returns the session's token that a call was sent with; the session may be over. */
  tokenOf(c: Context<AppEnv>): string | undefined;
  canSignIn(person: Row): boolean;
  /** Returns statements for the batch that begins a session. */
  beginStatements(call: PersonCall, person: Row): D1PreparedStatement[];
  /** Returns statements that end what goes on without a session, for the batch that ends all sessions of a person. */
  endStatements(call: PersonCall, personId: string): D1PreparedStatement[];
  /** Writes the mail about a new password and the passkeys that still sign in; undefined for no mail. */
  changedMail(call: PersonCall, person: Row, passkeys: readonly string[]): Promise<WrittenMail | undefined>;
}
