import type { Slice } from '#runtime/contracts/covers.ts';

/** Returns what has to be chosen before a cover can be saved; undefined where nothing has. */
export function coverProblem(slices: readonly Slice[]): string | undefined {
  if (slices.length === 0) return 'Add a part: nothing can be seen without one.';
  for (const [at, slice] of slices.entries()) {
    const problem = problemOf(slice);
    if (problem) return `${problem} part ${at + 1}.`;
  }
  return undefined;
}

function problemOf(slice: Slice): string | undefined {
  if (slice.type === 'image' && slice.image.src === '') return 'Choose the picture of';
  if (slice.type === 'gallery' && slice.pictures.length === 0) return 'Choose pictures for';
  if ('formId' in slice && slice.formId === '') return 'Choose the form of';
  // A draft that was kept has null for a number that was not typed.
  if (slice.type === 'map' && ![slice.latitude, slice.longitude, slice.zoom].every(Number.isFinite)) {
    return 'Type latitude, longitude and zoom of';
  }
  return undefined;
}
