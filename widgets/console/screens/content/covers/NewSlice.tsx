import { useState } from 'react';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { SLICE_NAMES, type SliceType } from './slice-kinds.ts';

interface Props {
  /** The types that fit. */
  types: readonly SliceType[];
  onAdd: (type: SliceType) => void;
}

/** Adds a part to a cover. */
export function NewSlice({ types, onAdd }: Props) {
  const [chosen, setChosen] = useState<SliceType>('heading');
  const type = types.includes(chosen) ? chosen : 'heading';
  return (
    <div className="c-filters">
      <Choice
        label={contentTexts.kindOfTheNew}
        value={type}
        options={types.map((each) => [each, SLICE_NAMES[each]] as const)}
        onChange={setChosen}
      />
      <button type="button" className="c-button" data-adding="" onClick={() => onAdd(type)}>
        {contentTexts.addThisPart}
      </button>
    </div>
  );
}
