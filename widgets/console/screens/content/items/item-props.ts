import type { ItemDefinition } from '#runtime/contracts/content.ts';

/** An item that is edited, for each part of its screen. */
export interface ItemProps {
  value: ItemDefinition;
  onChange: (changes: Partial<ItemDefinition>) => void;
  /** Texts by the path of their field. */
  errors: Readonly<Record<string, string>>;
}
