import { createContext, useContext } from 'react';
import type { VariantRow } from './variant-row.ts';

/** What the cells of the table of variants share. */
export interface RowActions {
  edit: (key: string, changes: Partial<VariantRow>) => void;
  setValue: (key: string, index: number, value: string) => void;
  copy: (key: string) => void;
  remove: (key: string) => void;
  /** Opens the dialog with the further fields of a variant. */
  open: (key: string) => void;
  openStock: (variantId: string) => void;
}

export const Rows = createContext<RowActions | undefined>(undefined);

export function useRows(): RowActions {
  const actions = useContext(Rows);
  if (!actions) throw new Error('A cell stands outside of the table of variants.');
  return actions;
}
