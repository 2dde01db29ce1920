import type { Cover } from '#runtime/contracts/covers.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import type { Conflict } from '../../../app/use-editor.ts';
import { SLICE_NAMES, sliceDetail } from './slice-kinds.ts';

/** Names the fields of a cover as people know them, where two people have changed one. */
export const COVER_NAMES = {
  slices: contentTexts.partsOfTheCover,
  layout: contentTexts.whereThePartsStand,
  background: contentTexts.backgroundPictureName,
  focalPoint: contentTexts.focalPoint,
  shade: contentTexts.veilOrCard,
};

interface Resolving<Value> {
  conflict: Conflict<Value> | undefined;
  resolve: (value: Value) => void;
}

/** Returns an editor that writes the parts of a cover as people read them, one on each line, where that tells them apart. */
export function withReadableParts<Value extends Partial<Cover>, Editor extends Resolving<Value>>(
  editor: Editor & Resolving<Value>,
): Editor {
  const { conflict, resolve } = editor;
  if (!conflict) return editor;
  const { theirs } = conflict;
  const clashes = conflict.clashes.map((clash) => {
    if (clash.field !== 'slices') return clash;
    const [mine, other] = [linesOf(clash.mine), linesOf(clash.theirs)];
    return mine === other ? clash : { ...clash, mine, theirs: other };
  });
  // The parts themselves take the place of their lines, where the person has taken the other's.
  const areLines = (value: Value) => typeof (value.slices as unknown) === 'string';
  return {
    ...editor,
    conflict: { ...conflict, clashes },
    resolve: (value: Value) => resolve(areLines(value) ? { ...value, slices: theirs.slices } : value),
  };
}

function linesOf(slices: unknown): string {
  return (slices as Cover['slices'])
    .map((slice, at) => [`${at + 1}. ${SLICE_NAMES[slice.type]}`, sliceDetail(slice)].filter(Boolean).join(': '))
    .join('\n');
}
