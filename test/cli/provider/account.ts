import type { DatabaseSync } from 'node:sqlite';

/** What the stand-in's account has. */
export interface Account {
  id: string;
  /** By id. */
  databases: Map<string, { name: string; sqlite: DatabaseSync }>;
  /** Names with the id of each. */
  queues: Map<string, string>;
  /** The Workers that consume queues, by the queue's id. */
  consumers: Map<string, { consumer_id: string; script: string }>;
  buckets: Set<string>;
  workers: Map<string, Worker>;
  /** Digests of the files that the last upload has named. */
  named: Set<string>;
  /** What the account may not have. */
  refuses: { queues?: boolean; buckets?: boolean };
  close(): void;
}

export interface Worker {
  tag: string;
  versions: string[];
  secrets: Map<string, string>;
  bindings: readonly { type: string; name: string; text?: string }[];
  schedules: readonly { cron: string }[];
  /** Digests of its files. */
  files: Set<string>;
}

export function newAccount(): Account {
  const databases: Account['databases'] = new Map();
  return {
    id: '0123456789abcdef0123456789abcdef',
    databases,
    queues: new Map(),
    consumers: new Map(),
    buckets: new Set(),
    workers: new Map(),
    named: new Set(),
    refuses: {},
    close() {
      for (const { sqlite } of databases.values()) sqlite.close();
    },
  };
}

/** The tables of a database that somebody has made. */
export function tablesOf(sqlite: DatabaseSync): string[] {
  const rows = sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
  return rows.map(({ name }) => String(name));
}
