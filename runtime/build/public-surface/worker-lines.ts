import { DatabaseSync } from 'node:sqlite';
import { type Line, optionalIf } from './line.ts';

/** A command as `worker/cli/command.ts` defines it, with the options that say what it works on. */
export interface CommandAbout {
  name: string;
  operands: readonly string[];
  options: Readonly<Record<string, OptionAbout>>;
  on: string;
  target: Readonly<Record<string, OptionAbout>>;
}

interface OptionAbout {
  type: 'string' | 'boolean';
  values: readonly string[];
  isRequired: boolean;
}

/** Returns the lines of all commands with their options. */
export function commandLines(commands: readonly CommandAbout[]): Line[] {
  return commands.flatMap(({ name, operands, options, on, target }) => {
    const least = operands.filter((operand) => !operand.startsWith('[')).length;
    const thing = `command ${name}`;
    return [
      [thing, '', `operands(${least}..${operands.length})`],
      ...optionLines(thing, options),
      [thing, '(on)', on],
      ...optionLines(`commands on ${on}`, {
        ...target,
        ...('site' in target && { site: { ...target.site, isRequired: false } }),
      }),
    ] as Line[];
  });
}

function optionLines(thing: string, options: Readonly<Record<string, OptionAbout>>): Line[] {
  return Object.entries(options).map(([option, { type, values, isRequired }]) => {
    const choice = values.length > 0 ? values.map((value) => `'${value}'`).join(' | ') : 'string';
    return [thing, `--${option}`, optionalIf(!isRequired, type === 'boolean' ? 'flag' : choice)];
  });
}

/** Returns the lines of the schema: a table, and its columns with their types. Tables that belong to an index are left out. */
export function tableLines(chapters: readonly string[]): Line[] {
  const database = new DatabaseSync(':memory:');
  try {
    for (const chapter of chapters) database.exec(chapter);
    const columns = database
      .prepare(
        `SELECT tables.name AS tableName, columns.name AS columnName, columns.type AS type, columns."notnull" AS isFilled, columns.pk AS isKey
         FROM pragma_table_list AS tables JOIN pragma_table_info(tables.name) AS columns
         WHERE tables.type IN ('table', 'virtual', 'view') AND tables.name NOT LIKE 'sqlite_%'`,
      )
      .all();
    return columns.map(({ tableName, columnName, type, isFilled, isKey }) => [
      `table ${tableName}`,
      `${columnName}`,
      optionalIf(isFilled === 0 && isKey === 0, `${type || 'ANY'}`),
    ]);
  } finally {
    database.close();
  }
}

/** Returns the lines of the bindings that `worker/wrangler.jsonc` names, which a project's configuration has too. */
export function bindingLines(config: string): Line[] {
  const names = config.matchAll(/\{ "name": "([A-Z][A-Z\d_]+)"|"binding": "(\w+)"/g);
  return [...names].map(([, name, binding]) => ['bindings', name ?? binding ?? '', '']);
}
