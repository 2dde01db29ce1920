import type { Slice } from '#runtime/contracts/covers.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';

/** Returns what has to be chosen before a cover can be saved; undefined where nothing has. */
export function coverProblem(slices: readonly Slice[]): string | undefined {
  if (slices.length === 0) return contentTexts.addAPartNothing;
  for (const [at, slice] of slices.entries()) {
    const problem = problemOf(slice);
    if (problem) return fill(contentTexts.problemPartNumber, { problem, number: at + 1 });
  }
  return undefined;
}

function problemOf(slice: Slice): string | undefined {
  if (slice.type === 'image' && slice.image.src === '') return contentTexts.chooseThePictureOf;
  if (slice.type === 'gallery' && slice.pictures.length === 0) return contentTexts.choosePicturesFor;
  if ('formId' in slice && slice.formId === '') return contentTexts.chooseTheFormOf;
  // A draft that was kept has null for a number that was not typed.
  if (slice.type === 'map' && ![slice.latitude, slice.longitude, slice.zoom].every(Number.isFinite)) {
    return contentTexts.typeLatitudeLongitude;
  }
  return undefined;
}
