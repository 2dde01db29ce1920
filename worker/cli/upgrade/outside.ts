import type { Disk } from './disk.ts';

/** What an upgrade uses beside its own code; tests give their own. */
export interface Outside {
  disk: Disk;
  /** Runs npm in the project's folder, with the project's own settings. Resolves to its standard output. */
  npm(args: readonly string[]): Promise<string>;
  /** Runs a wrangler command on the account. Resolves to its standard output. */
  wrangler(args: readonly string[]): Promise<string>;
  /** Unpacks a package file into a folder. */
  unpack(file: string, folder: string): Promise<void>;
  /** Applies to the local database what it lacks of the installed package's migrations. */
  migrate(): Promise<void>;
  /** Runs another command of the installed package, which the person sees. Rejects where it fails. */
  command(args: readonly string[]): Promise<void>;
  /** Ms since the epoch. */
  now(): number;
  /** Tells the person one line. */
  say(line: string): void;
  /** Asks the person at the terminal; undefined where there is none. */
  ask: ((question: string) => Promise<boolean>) | undefined;
}
