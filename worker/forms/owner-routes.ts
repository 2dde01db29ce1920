import { type Context, Hono } from 'hono';
import { VERSION_HEADER } from '#runtime/contracts/http.ts';
import { FormDefinition, NewForm } from '#runtime/contracts/owner.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { owner } from '../http/middleware/owner.ts';
import { parse } from '../http/parse.ts';
import { changeForm, createForm, type OwnerCall, readForms, readOwnForm, removeForm } from './owner-service.ts';

const FORMS = '/api/owner/forms';
const FORM = `${FORMS}/:formId`;

/** The owner's API for form definitions. */
export const ownerForms = new Hono<AppEnv>();

ownerForms.get(FORMS, owner('forms:read'), async (c) => c.json(await readForms(callOf(c))));

ownerForms.post(FORMS, owner('forms:write'), jsonBody, async (c) => {
  const { id, ...definition } = parse(NewForm, c.var.body.json);
  const form = await createForm(callOf(c), definition, id);
  c.header('Location', `${FORMS}/${form.id}`);
  return c.json(form, 201, versionOf(form));
});

ownerForms.get(FORM, owner('forms:read'), async (c) => {
  const form = await readOwnForm(callOf(c), c.req.param('formId'));
  return c.json(form, 200, versionOf(form));
});

ownerForms.put(FORM, owner('forms:write'), jsonBody, async (c) => {
  const version = expectedVersion(c);
  const definition = parse(FormDefinition, c.var.body.json);
  const form = await changeForm(callOf(c), c.req.param('formId'), version, definition);
  return c.json(form, 200, versionOf(form));
});

/** `?confirm=` must repeat the form's name, because the form's submissions are deleted with it. */
ownerForms.delete(FORM, owner('forms:write'), async (c) => {
  const version = expectedVersion(c);
  await removeForm(callOf(c), c.req.param('formId'), version, c.req.query('confirm') ?? '');
  return c.body(null, 204);
});

ownerForms.all(FORMS, methodNotAllowed('GET', 'POST'));
ownerForms.all(FORM, methodNotAllowed('GET', 'PUT', 'DELETE'));

function callOf(c: Context<AppEnv>): OwnerCall {
  const { origin } = new URL(c.req.url);
  return { db: c.env.DB, site: c.var.site, owner: c.var.owner, origin, now: Date.now() };
}

function versionOf({ version }: { version: number }) {
  return { ETag: `"${version}"` };
}

/**
 * Reads the version to be changed from `If-Match`, so that an owner cannot overwrite a change that they have not seen.
 * A compressing edge marks our tags as weak, so weak ones are accepted.
 */
function expectedVersion(c: Context<AppEnv>): number {
  const [, version] = /^(?:W\/)?"(\d{1,15})"$/.exec(c.req.header(VERSION_HEADER) ?? '') ?? [];
  if (version === undefined) throw new ApiError('INVALID_REQUEST', { fields: [VERSION_HEADER] });
  return Number(version);
}
