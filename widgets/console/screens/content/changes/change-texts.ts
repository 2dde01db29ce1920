import type { ChangeSetKind, StayReason } from '#runtime/contracts/change-set-kinds.ts';
import type { ChangeSet, ChangeSetEntry } from '#runtime/contracts/change-sets.ts';
import type { NavigationName } from '#runtime/contracts/navigation.ts';
import { identityOf, isList } from '#runtime/domain/merge-lists.ts';
import { changesTexts } from '#runtime/i18n/en/console/bin.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { amountText } from '../../../parts/amounts.ts';
import { fieldName, recordName } from '../../../parts/names.ts';

/** Longest text of a value that a line shows, in UTF-16 code units. */
const VALUE_MAX_LENGTH = 60;
/** Most variants of a product whose changes are shown. */
const SHOWN_VARIANTS = 20;

const KINDS: Readonly<Record<ChangeSetKind, string>> = {
  bulkChange: changesTexts.bulkChange,
  import: changesTexts.import,
  menu: changesTexts.menu,
  headerFooter: changesTexts.headerFooter,
};

const MENUS: Readonly<Record<NavigationName, string>> = {
  mainNav: changesTexts.mainNav,
  _hidden: changesTexts.hiddenPages,
  _memberareas: changesTexts.memberAreaMenu,
};

const REASONS: Readonly<Record<StayReason, string>> = {
  changed: changesTexts.reasonChanged,
  gone: changesTexts.reasonGone,
  inUse: changesTexts.reasonInUse,
  people: changesTexts.reasonPeople,
  kind: changesTexts.reasonKind,
  tooLarge: changesTexts.reasonTooLarge,
  refused: changesTexts.reasonRefused,
};

/** "Import: products.csv". */
export function setTitle({ kind, title }: Pick<ChangeSet, 'kind' | 'title'>): string {
  const menu = Object.entries(MENUS).find(([name]) => kind === 'menu' && name === title)?.[1];
  return menu ?? [KINDS[kind], title].filter(Boolean).join(': ');
}

/** "3 created, 12 changed". */
export function countsText({ created, changed }: Pick<ChangeSet, 'created' | 'changed'>): string {
  return [
    created > 0 && fill(changesTexts.createdCount, { n: created }),
    changed > 0 && fill(changesTexts.changedCount, { n: changed }),
  ]
    .filter(Boolean)
    .join(', ');
}

export function stateText({ open, stayed, takenBackAt }: ChangeSet): string {
  if (takenBackAt === null) return changesTexts.canBeTakenBack;
  if (open > 0) return fill(changesTexts.isBegun, { n: open });
  return stayed > 0 ? fill(changesTexts.isPartlyTakenBack, { n: stayed }) : changesTexts.isTakenBack;
}

export function typeText({ type }: Pick<ChangeSetEntry, 'type'>): string {
  return recordName(type);
}

/** What the change did to a thing. */
export function whatText({ isCreated, fields }: ChangeSetEntry): string {
  if (isCreated) return changesTexts.created;
  return fill(changesTexts.changed, { fields: fields.map(fieldName).join(', ') });
}

/** Why a thing stayed, and which of its fields did; '' for one that was taken back whole. */
export function stayText({ reason, text, kept }: ChangeSetEntry): string {
  const names = [...new Set(kept.map(keptName))];
  return [
    names.length > 0 && fill(changesTexts.keptFields, { fields: names.join('; ') }),
    text || (reason && (kept.length === 0 || reason === 'refused') && REASONS[reason]),
    kept.some((field) => field.reason === 'changed') && changesTexts.reasonChanged,
  ]
    .filter(Boolean)
    .join(' ');
}

function keptName({ field, entry, part }: ChangeSetEntry['kept'][number]): string {
  return [fieldName(field), entry, part && fieldName(part)].filter(Boolean).join(', ');
}

/** Lines with what fields were and became, as far as a line says it: "Title: Mug → Cup". */
export function valueLines({ before, after }: ChangeSetEntry): string[] {
  if (!before || !after) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [old, young] = [before[name], after[name]];
    if (isList(old) && isList(young)) return variantLines(old, young);
    return partLine(name, old, young) ?? [];
  });
}

type Entry = Readonly<Record<string, unknown>>;

function variantLines(before: readonly Entry[], after: readonly Entry[]): string[] {
  const old = new Map(before.map((entry) => [identityOf(entry), entry]));
  const lines = after.flatMap((entry) => {
    const was = old.get(identityOf(entry));
    if (!was) return [];
    const parts = Object.keys({ ...was, ...entry }).flatMap((name) => partLine(name, was[name], entry[name]) ?? []);
    const { sku } = entry;
    const title = typeof sku === 'string' && sku !== '' ? `${sku}: ` : '';
    return parts.length > 0 ? `${title}${parts.join(', ')}` : [];
  });
  return lines.slice(0, SHOWN_VARIANTS);
}

function partLine(name: string, before: unknown, after: unknown): string | undefined {
  const [old, young] = [valueText(name, before), valueText(name, after)];
  if (old === undefined || young === undefined || old === young) return undefined;
  return `${fieldName(name)}: ${old} → ${young}`;
}

function valueText(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return changesTexts.nothing;
  if (typeof value === 'boolean') return value ? changesTexts.yes : changesTexts.no;
  if (typeof value === 'number') return name.endsWith('Cents') ? amountText(value) : String(value);
  if (name === 'stock' && value === 'unlimited') return changesTexts.unlimited;
  return typeof value === 'string' && value.length <= VALUE_MAX_LENGTH ? value : undefined;
}
