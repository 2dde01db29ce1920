import { useState } from 'react';
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
        label="Kind of the new part"
        value={type}
        options={types.map((each) => [each, SLICE_NAMES[each]] as const)}
        onChange={setChosen}
      />
      <button type="button" className="c-button" data-adding="" onClick={() => onAdd(type)}>
        Add this part
      </button>
    </div>
  );
}
