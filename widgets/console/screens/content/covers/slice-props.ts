import type { Of, SliceType } from './slice-kinds.ts';
import type { Errors } from './use-rows.ts';

/** The slice that its fields read and change. */
export interface SliceProps<Type extends SliceType> {
  slice: Of<Type>;
  onChange: (changes: Partial<Of<Type>>) => void;
  errors: Errors;
  /** The path by which errors name the slice. */
  path: string;
}
