import { CLANKER_MAX_ITEMS, CLANKER_TEXT_MAX_LENGTH, type EventSchema, type FieldType } from '../contracts/clanker.ts';
import { EVENT_SOURCES } from '../contracts/event-origin.ts';

const ITEM = { itemId: 'text', 'sku?': 'text', title: 'text', quantity: 'number', 'price?': 'number' } as const;

/**
 * Returns what is wrong with an event's content, a sentence per field, in the schema's order; nothing where it keeps to
 * its schema.
 */
export function eventErrors(content: unknown, schema: EventSchema): string[] {
  if (!isObject(content)) return ['The content is not an object.'];
  const names = new Set(Object.keys(schema).map(nameOf));
  const unknown = Object.keys(content).filter((name) => !names.has(name));
  return [
    ...Object.entries(schema).flatMap(([key, type]) => fieldErrors(content[nameOf(key)], key, type)),
    ...unknown.map((name) => `${name} is not in the schema.`),
  ];
}

function fieldErrors(value: unknown, key: string, type: FieldType): string[] {
  const name = nameOf(key);
  if (value === undefined) return key.endsWith('?') ? [] : [`${name} is missing.`];
  return isOf(value, type) ? [] : [`${name} is no ${type}.`];
}

function isOf(value: unknown, type: FieldType): boolean {
  if (type === 'text') return typeof value === 'string' && value.length <= CLANKER_TEXT_MAX_LENGTH;
  if (type === 'number') return Number.isFinite(value);
  if (type === 'source') return EVENT_SOURCES.some((source) => source === value);
  return Array.isArray(value) && value.length <= CLANKER_MAX_ITEMS && value.every(isItem);
}

function isItem(value: unknown): boolean {
  return isObject(value) && eventErrors(value, ITEM).length === 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(key: string): string {
  return key.replace(/\?$/, '');
}
