import { useState } from 'react';
import type { OwnerTemplate, SavedTemplates } from '#runtime/contracts/templates.ts';
import { mergeChanges } from '#runtime/domain/merge.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../app/notices.ts';
import { change, errorText, isMissing, isStale, queries, refresh, useObject } from '../../app/query.ts';
import { callInSession } from '../../app/session.ts';
import type { Conflict } from '../../app/use-editor.ts';
import {
  keepAll,
  keepTemplateDraft,
  readTemplateDrafts,
  TEMPLATES,
  type TemplateDraft,
  type TemplateDrafts,
  templateAddress,
} from './template-drafts.ts';
import { useCheck } from './use-check.ts';

/** Texts of templates by name. */
type Sources = Record<string, string>;
type Saved = Pick<OwnerTemplate, 'name' | 'source'> & { version: number | null };

/** Edits one template. All templates that were changed are checked and saved together. */
export function useTemplate(name: string) {
  const [drafts, setDrafts] = useState<TemplateDrafts>(readTemplateDrafts);
  const draft = drafts[name];
  const reading = useObject(draft?.version === null ? undefined : templateAddress(name));
  const saved = reading.data?.body;
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState('');
  const [conflict, setConflict] = useState<(Conflict<Sources> & { saved: readonly Saved[] }) | undefined>();
  const check = useCheck(drafts);

  const type = (source: string) => {
    const from = draft ?? (saved && { base: saved.source, version: saved.version });
    if (from) setDrafts(keepTemplateDraft(name, { base: from.base, version: from.version, source }));
  };
  const discard = () => {
    setError('');
    setDrafts(keepTemplateDraft(name, undefined));
  };
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    setError('');
    try {
      const templates = Object.entries(drafts).map(([key, { source, version }]) => ({ name: key, source, version }));
      const { body } = await change({ method: 'PUT', path: TEMPLATES, body: { templates } });
      setDrafts(keepAll(afterSave(drafts, body)));
      refresh([TEMPLATES]);
      // A template that is new has nothing before.
      const undo = async () => setDrafts(keepAll(await putBack(drafts, body)));
      const isUndoable = templates.every(({ version }) => version !== null);
      notify(fill(lookTexts.templatesAreSaved, { n: templates.length }), {
        subject: templates.map(({ name: key }) => key).join(', '),
        ...(isUndoable && { undo }),
      });
    } catch (failure) {
      await (isStale(failure) ? compare(drafts).then(setConflict) : Promise.reject(failure)).catch((reason: unknown) =>
        setError(errorText(reason)),
      );
    } finally {
      setSaving(false);
    }
  };
  /** Goes on from the versions of others, with the texts that the person has made of both. */
  const resolve = (sources: Sources) => {
    const next = (conflict?.saved ?? []).map(({ name: key, source, version }) => [
      key,
      { base: source, version, source: sources[key] ?? source },
    ]);
    setDrafts(keepAll(Object.fromEntries(next)));
    setConflict(undefined);
  };
  return {
    reading,
    drafts,
    draft,
    saved,
    isSaving,
    error,
    check,
    conflict,
    type,
    discard,
    save,
    resolve,
    source: draft?.source ?? saved?.source,
    dismissConflict: () => setConflict(undefined),
  };
}

/** Keeps what was saved as the base of what was typed meanwhile, and returns that. */
function afterSave(sent: TemplateDrafts, { templates }: SavedTemplates): TemplateDrafts {
  const drafts: Record<string, TemplateDraft> = { ...readTemplateDrafts() };
  for (const summary of templates) {
    const { name, version } = summary;
    const { source = '' } = sent[name] ?? {};
    queries.setQueryData([templateAddress(name)], { body: { ...summary, source }, version });
    const typed = drafts[name]?.source ?? source;
    if (typed === source) delete drafts[name];
    else drafts[name] = { source: typed, base: source, version };
  }
  return drafts;
}

/** Saves the texts of before anew, unless somebody has changed one since. What was typed since stays typed. */
async function putBack(sent: TemplateDrafts, { templates: saved }: SavedTemplates): Promise<TemplateDrafts> {
  const templates = saved.map(({ name, version }) => ({ name, source: sent[name]?.base ?? '', version }));
  const { body } = await change({ method: 'PUT', path: TEMPLATES, body: { templates } });
  refresh([TEMPLATES]);
  const drafts: Record<string, TemplateDraft> = { ...readTemplateDrafts() };
  for (const summary of body.templates) {
    const { name, version } = summary;
    const source = sent[name]?.base ?? '';
    queries.setQueryData([templateAddress(name)], { body: { ...summary, source }, version });
    const typed = drafts[name];
    if (typed) drafts[name] = { ...typed, base: source, version };
  }
  return drafts;
}

/** Compares the drafts with what others have saved meanwhile. A template that is gone counts as a new one. */
async function compare(drafts: TemplateDrafts): Promise<Conflict<Sources> & { saved: Saved[] }> {
  const saved = await Promise.all(Object.keys(drafts).map(readSaved));
  const texts = (pick: (template: Saved) => string) =>
    Object.fromEntries(saved.map((template) => [template.name, pick(template)]));
  const theirs = texts(({ source }) => source);
  const base = texts(({ name }) => drafts[name]?.base ?? '');
  const mine = texts(({ name }) => drafts[name]?.source ?? '');
  return { ...mergeChanges<Sources>(base, mine, theirs), theirs, version: undefined, saved };
}

async function readSaved(name: string): Promise<Saved> {
  try {
    return (await callInSession({ method: 'GET', path: templateAddress(name) })).body;
  } catch (error) {
    if (isMissing(error)) return { name, source: '', version: null };
    throw error;
  }
}
