import type { FormDefinition, OwnerForm, OwnerForms } from '#runtime/contracts/owner.ts';
import { binStatements } from '../bin/service.ts';
import { ApiError } from '../http/errors.ts';
import { movable } from '../http/movable.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { requireScope } from '../http/require-scope.ts';
import { refusingStale } from '../http/version.ts';
import { changesOf, createOnce } from '../owner/service.ts';
import { deleteForm, insertForm, replaceForm } from './changes.ts';
import { checkDefinition, newFormId } from './definition.ts';
import { redirectOf } from './redirect.ts';
import { countSubmissions, findForm, hasMailingList, listForms } from './repository.ts';
import type { StoredForm } from './rows.ts';

export async function readForms({ db, site }: OwnerCall): Promise<OwnerForms> {
  return { forms: await listForms(db, site.siteId) };
}

export async function readOwnForm({ db, site }: OwnerCall, formId: string): Promise<OwnerForm> {
  const form = await findForm(db, site.siteId, formId);
  if (!form) throw new ApiError('FORM_NOT_FOUND');
  return toOwnerForm(form);
}

export async function createForm(call: OwnerCall, definition: FormDefinition, ownId?: string): Promise<OwnerForm> {
  const formId = ownId ?? newFormId();
  const created = await createOnce(call, formId, async (reservation) => {
    const form = await checked(call, definition);
    await insertForm(call.db, changeOf(call, formId), form, reservation);
  });
  return readOwnForm(call, created);
}

/** Replaces the whole definition if it has not changed since `version`. */
export async function changeForm(
  call: OwnerCall,
  formId: string,
  version: number,
  definition: FormDefinition,
): Promise<OwnerForm> {
  const form = await checked(call, definition);
  const change = { ...changeOf(call, formId), changes: changesOf(await readOwnForm(call, formId), form) };
  await ifCurrent(call, formId, () => replaceForm(call.db, change, version, form));
  return readOwnForm(call, formId);
}

/**
 * Deletes a form with its submissions, which are gone for ever; the bin keeps the form. The caller must repeat the form's name and, if there are submissions,
 * have the scope that deletes them.
 */
export async function removeForm(call: OwnerCall, formId: string, version: number, name: string): Promise<void> {
  const { db, site, owner } = call;
  const form = await readOwnForm(call, formId);
  if (form.name !== name) throw new ApiError('INVALID_REQUEST', { fields: ['confirm'] });
  const submissions = await countSubmissions(db, site.siteId, formId);
  if (submissions > 0) requireScope(owner.scopes, 'submissions:delete');
  const kept = binStatements(call, {
    kind: 'form',
    target: formId,
    title: name,
    parts: [{ type: 'form', id: formId, record: movable(form) }],
  });
  await ifCurrent(call, formId, () => deleteForm(db, changeOf(call, formId), version, { submissions, kept }));
}

function ifCurrent({ db, site }: OwnerCall, formId: string, change: () => Promise<void>): Promise<void> {
  return refusingStale(change, () => findForm(db, site.siteId, formId));
}

async function checked({ db, site, origin, now }: OwnerCall, definition: FormDefinition) {
  const form = checkDefinition(definition, now);
  const isRedirected = form.successRedirect.trim() !== '';
  if (isRedirected && !(await redirectOf(db, site.siteId, form.successRedirect, origin))) {
    throw new ApiError('REDIRECT_NOT_ALLOWED', { fields: ['successRedirect'] });
  }
  if (form.mailingListId !== null && !(await hasMailingList(db, site.siteId, form.mailingListId))) {
    throw new ApiError('MAILING_LIST_NOT_FOUND', { fields: ['mailingListId'] });
  }
  return form;
}

function changeOf({ site, owner, now }: OwnerCall, formId: string) {
  return { siteId: site.siteId, formId, keyId: owner.keyId, now };
}

export function toOwnerForm({ submissionHtml, ...form }: StoredForm): OwnerForm {
  return { ...form, submissionHTML: submissionHtml };
}
