import type { AuditChange, AuditLog } from '#runtime/contracts/owner.ts';
import { historyTexts } from '#runtime/i18n/en/console/bin.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { count, money, shopTime } from './formats.ts';
import { fieldName, valueName } from './names.ts';

/** What people call fields, by the names of the fields or of parts of a path such as 'variants.priceCents'. */
export type FieldNames = Readonly<Record<string, string>>;

/** Writes a changed field for people: "Variants: Price (MUG): €55.00 → €59.50". A change without values is its name. */
export function changeText({ field, of, from, to }: AuditChange, currency: string, names: FieldNames = {}): string {
  const name = fieldText(field, names) + (of && ` (${of})`);
  if (from === undefined || to === undefined) return name;
  const [before, after] = [from, to].map((value) => valueText(field, value, currency));
  return fill(historyTexts.changeFromTo, { name, before: before ?? '', after: after ?? '' });
}

/** Writes what an entry of the audit log has changed, a line for each field. A version says nothing to people. */
export function changeLines(
  { details, changes }: Pick<AuditLog['entries'][number], 'details' | 'changes'>,
  currency: string,
  names: FieldNames = {},
): string[] {
  const facts = Object.entries(details).filter(
    ([name]) => name !== 'version' && !changes.some(({ field }) => field === name),
  );
  const lines = [
    ...changes.map((change) => changeText(change, currency, names)),
    ...facts.map(([name, value]) => `${fieldText(name, names)}: ${valueText(name, value, currency)}`),
  ];
  return [...new Set(lines)];
}

/** Writes the name of a field for people, as a screen calls it: 'variants.priceCents' is "Variants: Price". */
function fieldText(field: string, names: FieldNames): string {
  const whole = names[field];
  if (whole !== undefined) return whole;
  return field
    .split('.')
    .map((part) => names[part] ?? names[part.replace(/Cents$/, '')] ?? fieldName(part))
    .join(': ');
}

function valueText(field: string, value: NonNullable<AuditChange['from']> | null, currency: string): string {
  if (value === null || value === '') return partsTexts.empty;
  if (typeof value === 'boolean') return value ? historyTexts.changedOn : historyTexts.changedOff;
  if (typeof value === 'number' && field.endsWith('Cents')) return money(value, currency);
  if (typeof value === 'number' && field.endsWith('At')) return shopTime(value);
  if (typeof value !== 'string') return count(value);
  return /(?:^|\.)(?:status|kind)$/.test(field) ? valueName(value) : value;
}
