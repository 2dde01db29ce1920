import { readFileSync, writeSync } from 'node:fs';
import { SITE_HEADER } from '#runtime/contracts/http.ts';
import type { OwnerForm } from '#runtime/contracts/owner.ts';
import type { ApiCommand } from './command.ts';
import { type FileCommand, runFileCommand } from './file-commands.ts';
import { isOrderCommand, type OrderCommand, runOrderCommand } from './order-commands.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { runSubscriptionCommand } from './subscription-commands.ts';

const STANDARD_INPUT = 0;
const STANDARD_OUTPUT = 1;
const FORMS = '/api/owner/forms';
const LISTS = '/api/owner/mailing-lists';
const REVIEWS = '/api/owner/reviews';
const PENDING_ORDERS = '/api/owner/pending-orders';
const MAILS = '/api/owner/mails';
const GIFT_CARDS = '/api/owner/gift-cards';

export interface Call {
  method?: string;
  body?: unknown;
  /** A file that is the body as it stands. */
  file?: Blob;
  /** The value of `If-Match`. */
  version?: number;
  headers?: Record<string, string>;
}

/** Runs a command through the owner's API and returns the text to print. A CSV file is printed as it arrives. */
export async function runApiCommand(command: ApiCommand): Promise<string> {
  const call = (path: string, options?: Call) => request(command, path, options);
  switch (command.name) {
    case 'forms list':
      return printed(await call(FORMS));
    case 'forms get':
      return printed(await call(form(command.formId)));
    case 'forms create':
      return printed(await call(FORMS, { method: 'POST', body: readJson(command.file) }));
    case 'forms update': {
      const { version, definition } = splitForm(readJson(command.file));
      return printed(await call(form(command.formId), { method: 'PUT', body: definition, version }));
    }
    case 'forms delete': {
      const { version } = (await (await call(form(command.formId))).json()) as OwnerForm;
      const path = `${form(command.formId)}?confirm=${encodeURIComponent(command.confirm)}`;
      await call(path, { method: 'DELETE', version });
      return `The form ${command.formId} is deleted.`;
    }
    case 'submissions list':
      return printed(await call(`${form(command.formId)}/submissions${query({ cursor: command.cursor })}`));
    case 'submissions csv':
      return printFile(await call(`${form(command.formId)}/submissions.csv`));
    case 'erase':
      return printed(await call('/api/owner/erase', { method: 'POST', body: { email: command.email } }));
    case 'lists list':
      return printed(await call(LISTS));
    case 'lists create':
      return printed(await call(LISTS, { method: 'POST', body: { name: command.listName } }));
    case 'subscribers csv':
      return printFile(await call(`${LISTS}/${encodeURIComponent(command.listId)}/subscribers.csv`));
    case 'reviews list':
      return printed(await call(`${REVIEWS}${query({ state: command.state, cursor: command.cursor })}`));
    case 'reviews get':
      return printed(await call(review(command.reviewId)));
    case 'reviews approve':
      return printed(await call(review(command.reviewId), { method: 'PUT', body: { state: 'approved' } }));
    case 'reviews reject':
      return printed(await call(review(command.reviewId), { method: 'PUT', body: { state: 'rejected' } }));
    case 'reviews delete':
      await call(review(command.reviewId), { method: 'DELETE' });
      return `The review ${command.reviewId} is deleted.`;
    case 'pending-orders list':
      return printed(await call(`${PENDING_ORDERS}${query({ state: command.state, cursor: command.cursor })}`));
    case 'pending-orders get':
      return printed(await call(`${PENDING_ORDERS}/${encodeURIComponent(command.order)}`));
    case 'subscriptions list':
    case 'subscriptions get':
    case 'subscriptions move':
    case 'subscriptions skip':
    case 'subscriptions pause':
    case 'subscriptions resume':
    case 'subscriptions cancel':
      return printed(await runSubscriptionCommand(command, call, readJson));
    case 'mails list':
      return printed(await call(`${MAILS}${query({ status: command.status, cursor: command.cursor })}`));
    case 'mails send':
      await call(`${MAILS}/${encodeURIComponent(command.mailId)}/send`, { method: 'POST' });
      return `The mail ${command.mailId} is on its way again.`;
    case 'gift-cards list':
      return printed(await call(`${GIFT_CARDS}${query({ cursor: command.cursor })}`));
    case 'gift-cards send':
    case 'gift-cards reissue': {
      const act = command.name.split(' ')[1];
      const path = `${GIFT_CARDS}/${encodeURIComponent(command.cardId)}/${act}`;
      return printed(await call(path, { method: 'POST', body: { email: command.email } }));
    }
    case 'payments reconcile':
      return reconcilePayments(command, call);
    case 'audit list':
      return printed(await call(`/api/owner/audit${query({ cursor: command.cursor })}`));
    default: {
      if (isOrderCommand(command.name)) return printed(await runOrderCommand(command as OrderCommand, call));
      const answer = await runFileCommand(command as FileCommand, call);
      return typeof answer === 'string' ? answer : printed(answer);
    }
  }
}

function form(formId: string): string {
  return `${FORMS}/${encodeURIComponent(formId)}`;
}

function review(reviewId: string): string {
  return `${REVIEWS}/${encodeURIComponent(reviewId)}`;
}

function query(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

async function request(
  { url, key, siteId }: ApiCommand,
  path: string,
  { method = 'GET', body, file, version, headers: more }: Call = {},
) {
  const headers = {
    Authorization: `Bearer ${key}`,
    ...(siteId !== undefined && { [SITE_HEADER]: siteId }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(version !== undefined && { 'If-Match': `"${version}"` }),
    ...more,
  };
  const init = {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file && { body: file }),
  };
  const response = await fetch(url + path, init).catch(() => {
    throw new Error(`${url} does not answer.`);
  });
  if (response.ok) return response;
  throw new Error(refusal(response.status, await response.text()));
}

/** Returns the API's message, with the names of the fields that it is about. */
function refusal(status: number, text: string): string {
  try {
    const { error, code, errors = {} } = JSON.parse(text) as { error: string; code: string; errors?: object };
    return [`${status} ${code}: ${error}`, ...Object.keys(errors).map((name) => `  ${name}`)].join('\n');
  } catch {
    return `${status}: the answer could not be read.`;
  }
}

/** Splits a form that `forms get` printed into its definition and the version that was read. */
function splitForm(json: unknown) {
  const { id: _, createdAt: __, updatedAt: ___, version, ...definition } = json as OwnerForm;
  if (!Number.isInteger(version)) throw new Error('The file has no "version". Start from the output of `forms get`.');
  return { version, definition };
}

function readJson(file: string): unknown {
  const text = readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}

async function printed(response: Response): Promise<string> {
  return JSON.stringify(await response.json(), null, 2);
}

/** Prints a file as it arrives. */
async function printFile({ body }: Response): Promise<string> {
  for await (const chunk of body ?? []) writeAll(chunk);
  return '';
}

function writeAll(chunk: Uint8Array): void {
  for (let written = 0; written < chunk.length; ) written += writeSync(STANDARD_OUTPUT, chunk, written);
}
