import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import {
  type FormField,
  FormRenderResponse,
  type FormValues,
  SaveSubmissionResponse,
  SubmissionKeyResponse,
} from '#runtime/contracts/form.ts';
import { createStamp } from '#worker/census/service.ts';
import type { Bindings, Counted, FoundErrors, MailTask } from '#worker/env.ts';
import { type Buyer, CENSUS, read } from './buyer.ts';
import { SHOP } from './shops.ts';

export const VALIDATE = '/api/rest/forms/validate';
export const KEY = '/api/form/FormSubmissionKey';
export const SAVE = '/api/form/SaveFormSubmission';
export const RENDER = '/api/census/form-render';

export const FORM_ID = 'contact';
export const NOTIFIED = 'owner@shop.test';

/** A field, with the given properties. */
export function aField(overrides: Partial<FormField> & Pick<FormField, 'type'>): FormField {
  return { id: overrides.type, title: overrides.type, description: '', required: false, ...overrides };
}

const FIELDS: FormField[] = [
  aField({ type: 'name', title: 'Name' }),
  aField({ type: 'email', title: 'Email', required: true }),
  aField({ type: 'textarea', title: 'Message', maxLength: 200 }),
];
/** Valid values for that form. */
export const VALUES: FormValues = { name: ['Ann', 'Lee'], email: 'ann@mail.test', textarea: 'Is it open today?' };

/** Adds a form, by the columns of `forms`. The defaults make a contact form that notifies one address. */
export async function addForm(
  { fields = FIELDS, ...columns }: { fields?: FormField[] } & Record<string, unknown> = {},
  siteId: string = SHOP.id,
): Promise<string> {
  const row = {
    site_id: siteId,
    id: FORM_ID,
    name: 'Contact',
    created_at: 1,
    updated_at: 1,
    fields: JSON.stringify(fields),
    notify_emails: JSON.stringify([NOTIFIED]),
    ...columns,
  };
  const names = Object.keys(row);
  const places = names.map((_, index) => `?${index + 1}`);
  await env.DB.prepare(`INSERT INTO forms (${names.join(', ')}) VALUES (${places.join(', ')})`)
    .bind(...Object.values(row))
    .run();
  return row.id;
}

/** Queues that keep their messages. */
export class Queues {
  readonly mails: MailTask[] = [];
  /** Seconds that each mail waits in the queue. */
  readonly delays: number[] = [];
  readonly counted: Counted[] = [];
  readonly found: FoundErrors[] = [];

  get env(): Partial<Bindings> {
    const { mails, delays, counted, found } = this;
    const MAIL = {
      sendBatch: async (batch: { body: MailTask; delaySeconds?: number }[]) => {
        mails.push(...batch.map(({ body }) => body));
        delays.push(...batch.map(({ delaySeconds = 0 }) => delaySeconds));
      },
    };
    const CENSUS = {
      send: async (message: Counted | FoundErrors) =>
        void ('errors' in message ? found.push(message) : counted.push(message)),
    };
    return { MAIL, CENSUS } as unknown as Partial<Bindings>;
  }
}

/** Returns the stamp of a form that was shown a minute ago. */
export function oldStamp(formId = FORM_ID, siteId: string = SHOP.id, age = 60_000): string {
  return createStamp({ secret: env.SESSION_SECRET, siteId, formId }, Date.now() - age);
}

/** Requests a key that can be used at once. */
export async function requestKey(visitor: Buyer, formId = FORM_ID, siteId: string = SHOP.id): Promise<string> {
  const body = { formId, stamp: oldStamp(formId, siteId) };
  const { key, waitMs } = await read(await visitor.fetch(KEY, { method: 'POST', body }), SubmissionKeyResponse);
  expect(waitMs).toBe(0);
  return key;
}

interface Sending {
  key: string;
  values?: unknown;
  /** Properties of the request that replace the defaults. */
  over?: Record<string, unknown>;
  env?: Partial<Bindings>;
}

export function send(visitor: Buyer, { key, values = VALUES, over = {}, env: overrides }: Sending): Promise<Response> {
  const page = { pageTitle: 'Contact us', pageId: 'page-1', contentSource: 'c', pagePath: '/contact' };
  const body = { key, form: JSON.stringify(values), ...page, ...over };
  return visitor.fetch(SAVE, { method: 'POST', body, env: { ...new Queues().env, ...overrides } });
}

/** Gets a key, sends the form and expects success. */
export async function submit(visitor: Buyer, sending: Omit<Sending, 'key'> & { formId?: string } = {}) {
  return read(
    await send(visitor, { key: await requestKey(visitor, sending.formId), ...sending }),
    SaveSubmissionResponse,
  );
}

export async function render(visitor: Buyer, queues: Queues, formId = FORM_ID): Promise<string> {
  visitor.mayBeCounted();
  const body = { formId, visitorCookie: CENSUS };
  const response = await visitor.fetch(RENDER, { method: 'POST', body, env: queues.env });
  return (await read(response, FormRenderResponse)).stamp;
}

/** Returns the stored rows of a table. */
export async function rows(table: string): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results;
}
