import type { AuditChange } from '#runtime/contracts/owner.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { money, shopTime } from '../../../parts/formats.ts';

/** Writes a changed field for people: "Variants: price (MUG): €55.00 → €59.50". A change without values is its name. */
export function changeText({ field, of, from, to }: AuditChange, currency: string): string {
  const name = fieldText(field) + (of && ` (${of})`);
  if (from === undefined || to === undefined) return name;
  const [before, after] = [from, to].map((value) => valueText(field, value, currency));
  return fill(peopleTexts.changeFromTo, { name, before: before ?? '', after: after ?? '' });
}

/** Writes the name of a field or an action for people: 'variants.priceCents' is "Variants: price". */
export function fieldText(name: string): string {
  const text = name
    .replace(/Cents$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('.', ': ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function valueText(field: string, value: NonNullable<AuditChange['from']> | null, currency: string): string {
  if (value === null || value === '') return partsTexts.empty;
  if (typeof value === 'boolean') return value ? peopleTexts.changedOn : peopleTexts.changedOff;
  if (typeof value === 'number' && field.endsWith('Cents')) return money(value, currency);
  if (typeof value === 'number' && field.endsWith('At')) return shopTime(value);
  return String(value);
}
