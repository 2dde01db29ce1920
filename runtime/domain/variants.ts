/** Values by option name, as a visitor chose them or as a variant has them. */
export type Attributes = Readonly<Record<string, string>>;

/** One option of a product on a page; `value` is '' until the visitor chooses. */
export interface OptionSelection {
  name: string;
  value: string;
}

/** Names of the options without a choice, in page order. */
export function missingOptions(selections: readonly OptionSelection[]): string[] {
  return selections.filter((selection) => !selection.value).map((selection) => selection.name);
}

/**
 * Returns the selections, plus every option that variants differ in and the page has no control for, as not chosen.
 * Without this, the first matching variant would be chosen silently. Adds nothing where a selection's name is unknown
 * to the variants.
 */
export function withUnasked(
  variants: readonly { attributes: Attributes }[],
  selections: readonly OptionSelection[],
): OptionSelection[] {
  const { attributes: first = {} } = variants[0] ?? {};
  const asked = new Set(selections.map(({ name }) => name));
  const isKnown = [...asked].every((name) => Object.hasOwn(first, name));
  const unasked = Object.keys(first).filter(
    (name) => isKnown && !asked.has(name) && variants.some(({ attributes }) => attributes[name] !== first[name]),
  );
  return [...selections, ...unasked.map((name) => ({ name, value: '' }))];
}

/**
 * The variant whose attributes equal the selections; without options, the product's only variant. Names and values are
 * compared as text, because they can contain any character.
 */
export function findVariant<Variant extends { attributes: Attributes }>(
  variants: readonly Variant[],
  selections: readonly OptionSelection[],
): Variant | undefined {
  if (selections.length === 0) return variants.length === 1 ? variants[0] : undefined;
  return variants.find((variant) => selections.every(({ name, value }) => variant.attributes[name] === value));
}

/** The variants that have all values chosen so far; none before the first choice. */
export function matchingVariants<Variant extends { attributes: Attributes }>(
  variants: readonly Variant[],
  selections: readonly OptionSelection[],
): Variant[] {
  const chosen = selections.filter(({ value }) => value);
  if (chosen.length === 0 && selections.length > 0) return [];
  return variants.filter(({ attributes }) => chosen.every(({ name, value }) => attributes[name] === value));
}
