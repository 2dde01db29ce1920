/** Option name to value, as a visitor chose them or as a variant has them. */
export type Attributes = Readonly<Record<string, string>>;

/** One option of a product on a page; `value` is empty until the visitor has chosen. */
export interface OptionSelection {
  name: string;
  value: string;
}

/** Names of the options that still have to be chosen, in page order. */
export function missingOptions(selections: readonly OptionSelection[]): string[] {
  return selections.filter((selection) => !selection.value).map((selection) => selection.name);
}

/**
 * The variant whose attributes equal the selection. With no options at all, the product's only variant.
 * Names and values are compared as text: they hold spaces, quotes, anything.
 */
export function findVariant<Variant extends { attributes: Attributes }>(
  variants: readonly Variant[],
  selections: readonly OptionSelection[],
): Variant | undefined {
  if (selections.length === 0) return variants.length === 1 ? variants[0] : undefined;
  return variants.find((variant) => selections.every(({ name, value }) => variant.attributes[name] === value));
}
