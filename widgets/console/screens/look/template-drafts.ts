import { addressOf } from '#runtime/api/calls.ts';
import { type KeptDraft, readDraft, writeDraft } from '../../app/drafts.ts';
import { draftKey } from '../../app/use-editor.ts';

/** A template that was changed and is not saved. */
export interface TemplateDraft {
  source: string;
  /** What it was made from; '' for a new one. */
  base: string;
  /** The version that it was made from; null for a new template. */
  version: number | null;
}
export type TemplateDrafts = Readonly<Record<string, TemplateDraft>>;

export const TEMPLATES = '/api/owner/templates';

export function templateAddress(name: string) {
  return addressOf('/api/owner/templates/:name', { name });
}

/** Reads all templates that this person has changed in this browser. They wait there until they are saved together. */
export function readTemplateDrafts(): TemplateDrafts {
  return readDraft<TemplateDrafts>(draftKey(TEMPLATES))?.value ?? {};
}

/** Keeps a changed template, or forgets it where it is as it was. Returns all that are left. */
export function keepTemplateDraft(name: string, draft: TemplateDraft | undefined): TemplateDrafts {
  const { [name]: _, ...others } = readTemplateDrafts();
  const isChanged = draft !== undefined && (draft.version === null || draft.source !== draft.base);
  return keepAll(isChanged ? { ...others, [name]: draft } : others);
}

/** Replaces all of them. */
export function keepAll(drafts: TemplateDrafts): TemplateDrafts {
  const kept: KeptDraft<TemplateDrafts> = { value: drafts, base: {}, version: undefined };
  writeDraft(draftKey(TEMPLATES), Object.keys(drafts).length > 0 ? kept : undefined);
  return drafts;
}

/** Returns the address of a template's screen; the "/" of a partial's name is no step of it. */
export function templateScreen(name: string): string {
  return `templates/${encodeURIComponent(name)}`;
}
