import type { Slice } from '#runtime/contracts/covers.ts';
import type { Site } from './site.ts';

interface UsedForm {
  formId: string;
  /** The slice's place, from 0. */
  index: number;
  isNewsletter: boolean;
}

/** Returns the forms that slices show. */
export function formsOf(slices: readonly Slice[]): UsedForm[] {
  return slices.flatMap((slice, index) =>
    'formId' in slice ? [{ formId: slice.formId, index, isNewsletter: slice.type === 'newsletter' }] : [],
  );
}

/** Returns the ids of the forms that visitors of a locked site may send: those on its lock screen. */
export function lockScreenForms({ lockScreen }: Pick<Site, 'lockScreen'>): ReadonlySet<string> {
  return new Set(formsOf(lockScreen?.slices ?? []).map(({ formId }) => formId));
}
