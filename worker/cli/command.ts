import type { Api } from './api.ts';
import type { Database } from './database.ts';
import type { OptionKinds, OptionValues } from './option-kinds.ts';
import type { Output } from './output.ts';
import type { Project } from './project.ts';

/** A command as the table of all commands holds it: help, completion and the parser are made from it. */
export interface Command {
  /** One or two words: 'erase', 'forms list'. */
  name: string;
  /** Names of the operands in order, 'FILE'; '[FILE]' may be left out, '[FILE…]' stands for any number. */
  operands: readonly string[];
  options: OptionKinds;
  /** What it does, in one line without a full stop. */
  about: string;
  /** What it works on. */
  on: 'api' | 'database' | 'project';
  /** Whether a command on the database finds the shop itself where there is one alone. */
  isSiteOptional?: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: the functions below check what each command is given
  run(context: any): Output | Promise<Output>;
}

/** The commands of one part of the shop. */
export interface Room {
  /** By which `help` finds it, 'forms'. */
  name: string;
  /** The subject of the commands, 'Forms and what was sent by them'. */
  title: string;
  commands: readonly Command[];
}

type OperandValues<Names extends readonly string[]> = Names extends readonly [
  infer Name extends string,
  ...infer More extends readonly string[],
]
  ? Name extends `[${string}…]`
    ? string[]
    : [Name extends `[${string}]` ? string | undefined : string, ...OperandValues<More>]
  : [];

export interface Given<Names extends readonly string[], Kinds extends OptionKinds> {
  operands: OperandValues<Names>;
  options: OptionValues<Kinds>;
}

interface Definition<Names extends readonly string[], Kinds extends OptionKinds, Context> {
  name: string;
  operands?: Names;
  options?: Kinds;
  isSiteOptional?: boolean;
  about: string;
  run(context: Given<Names, Kinds> & Context): Output | Promise<Output>;
}

/** Defines a command that calls the owner's API. */
export function apiCommand<
  const Names extends readonly string[] = [],
  Kinds extends OptionKinds = Record<never, OptionKinds[string]>,
>(definition: Definition<Names, Kinds, { api: Api }>): Command {
  return { operands: [], options: {}, ...definition, on: 'api' };
}

/** Defines a command that works in the shop's database, without a key. */
export function databaseCommand<
  const Names extends readonly string[] = [],
  Kinds extends OptionKinds = Record<never, OptionKinds[string]>,
>(definition: Definition<Names, Kinds, { database: Database }>): Command {
  return { operands: [], options: {}, ...definition, on: 'database' };
}

/** Defines a command that works on the files of a project: it serves, deploys or upgrades the shop. */
export function projectCommand<
  const Names extends readonly string[] = [],
  Kinds extends OptionKinds = Record<never, OptionKinds[string]>,
>(definition: Definition<Names, Kinds, { project: Project }>): Command {
  return { operands: [], options: {}, ...definition, on: 'project' };
}
