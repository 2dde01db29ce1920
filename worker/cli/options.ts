import type { ParseArgsConfig } from 'node:util';

const TEXT_OPTIONS = [
  ...['site', 'name', 'scopes', 'days', 'persist-to', 'key', 'url', 'confirm', 'cursor', 'state', 'status', 'email'],
  ...['carrier', 'tracking', 'delivery', 'cents', 'again', 'from', 'to'],
];
/** The options of all commands. */
export const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  remote: { type: 'boolean' },
  mend: { type: 'boolean' },
  restock: { type: 'boolean' },
  ...Object.fromEntries(TEXT_OPTIONS.map((name) => [name, { type: 'string' }])),
} as NonNullable<ParseArgsConfig['options']>;

/** The days that are compared, the last one included. */
export interface Days {
  from: string;
  to: string;
  isMending: boolean;
}
