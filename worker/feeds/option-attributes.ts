import { type OptionKind, optionKind } from '../offers/service.ts';

/** Google's attributes by which variants differ. */
export const OPTION_ATTRIBUTES = ['color', 'size', 'material', 'pattern'] as const satisfies readonly OptionKind[];

/** Returns a variant's values of the options that Google knows. */
export function optionAttributes(attributes: Readonly<Record<string, string>>): Partial<Record<OptionKind, string>> {
  const found: Partial<Record<OptionKind, string>> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const kind = optionKind(name);
    if (kind && value) found[kind] = value;
  }
  return found;
}
