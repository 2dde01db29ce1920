import { stripVTControlCharacters } from 'node:util';
import type { MoneyAmount } from '#runtime/contracts/money.ts';

/** The content of a table's cell: a property of an object, or another value. */
export type Cell = { name: string; of: unknown } | { value: unknown };

/** A value as people read it. Numbers and amounts stand on the right of their column. */
export interface Shown {
  text: string;
  isNumber: boolean;
}

export function showCell(cell: Cell): Shown {
  if ('value' in cell) return showValue('', cell.value);
  const object = (cell.of ?? {}) as Readonly<Record<string, unknown>>;
  return showValue(cell.name, object[cell.name], currencyOf(object));
}

/**
 * Returns a value in words. The API writes a time in milliseconds under a name that ends in At, and an amount as an
 * object, or under a name that ends in Cents beside the currency.
 */
export function showValue(name: string, value: unknown, currency = ''): Shown {
  if (typeof value === 'number') return showNumber(name, value, currency);
  if (isMoney(value)) return { text: `${value.decimalValue} ${value.currencyCode}`, isNumber: true };
  if (typeof value === 'boolean') return { text: value ? 'yes' : 'no', isNumber: false };
  if (value === null || value === undefined) return { text: '', isNumber: false };
  if (Array.isArray(value))
    return { text: value.map((element) => showValue('', element).text).join(', '), isNumber: false };
  return { text: plain(typeof value === 'string' ? value : JSON.stringify(value)), isNumber: false };
}

export function isMoney(value: unknown): value is MoneyAmount {
  return typeof value === 'object' && value !== null && 'currencyCode' in value && 'decimalValue' in value;
}

/** Returns the currency that an object names for its amounts; '' for none. */
export function currencyOf(object: Readonly<Record<string, unknown>>, inherited = ''): string {
  const { currency, currencyCode } = object;
  return [currency, currencyCode].find((code): code is string => typeof code === 'string') ?? inherited;
}

/** Returns a time of this machine's time zone, as ISO 8601 writes it with a space. */
export function localTime(ms: number): string {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return String(ms);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** Returns a text on one line, without what a terminal would take for a command. */
export function plain(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}

function showNumber(name: string, value: number, currency: string): Shown {
  if (name.endsWith('At')) return { text: localTime(value), isNumber: false };
  if (name.endsWith('Cents') && currency) return { text: amount(value, currency), isNumber: true };
  return { text: String(value), isNumber: true };
}

function amount(cents: number, currency: string): string {
  const { maximumFractionDigits: digits = 2 } = fractionDigits(currency);
  return `${(cents / 10 ** digits).toFixed(digits)} ${currency}`;
}

function fractionDigits(currency: string): { maximumFractionDigits?: number | undefined } {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  } catch {
    return {};
  }
}
