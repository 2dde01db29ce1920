/** Tables of columns: the column of each field of an object, and how its value is stored there. */

/** The types that D1 stores in a cell. */
type Cell = string | number | null;

/** A column: its name, and how a value becomes a cell and a cell a value. */
interface Column<Value = unknown, Stored extends Cell = Cell, Name extends string = string> {
  readonly name: Name;
  read(cell: Stored): Value;
  write(value: Value): Stored;
}

/** Columns by the fields that they hold. */
export type Columns = Readonly<Record<string, Column>>;

/** Demands a column for each field of an object. */
export type ColumnsOf<Fields> = { readonly [Field in keyof Fields]-?: Column<Fields[Field]> };

type Value<Kind> = Kind extends { read(cell: never): infer Read } ? Read : never;
type Stored<Kind> = Kind extends { read(cell: infer Kept): unknown } ? Kept : never;

/** The object whose fields a table of columns holds. */
export type FieldsOf<Table extends Columns> = { -readonly [Field in keyof Table]: Value<Table[Field]> };

/** A row with these columns as the database returns it. */
export type RowOf<Table extends Columns> = {
  -readonly [Field in keyof Table as Table[Field]['name']]: Stored<Table[Field]>;
};

/** Text as it is; one of a closed list, where the field is. */
export function text<const Name extends string, Text extends string = string>(name: Name): Column<Text, Text, Name> {
  return { name, read: same, write: same };
}

/** Text that may be missing. */
export function maybeText<const Name extends string, Text extends string | null = string | null>(
  name: Name,
): Column<Text, Text, Name> {
  return { name, read: same, write: same };
}

/** Text that is NULL in the database where it is ''. */
export function filledText<const Name extends string>(name: Name): Column<string, string | null, Name> {
  return { name, read: (cell) => cell ?? '', write: (value) => value || null };
}

/** A whole number: a count, minor units of a currency, ms since the epoch, or one of a closed list. */
export function integer<const Name extends string, Whole extends number = number>(
  name: Name,
): Column<Whole, Whole, Name> {
  return { name, read: same, write: same };
}

/** A whole number that may be missing. */
export function maybeInteger<const Name extends string>(name: Name): Column<number | null, number | null, Name> {
  return { name, read: same, write: same };
}

/** Yes or no, as 1 or 0. */
export function flag<const Name extends string>(name: Name): Column<boolean, number, Name> {
  return { name, read: (cell) => cell === 1, write: Number };
}

/** Anything, as JSON. */
export function json<const Name extends string, Whole = unknown>(name: Name): Column<Whole, string, Name> {
  return { name, read: (cell) => JSON.parse(cell), write: (value) => JSON.stringify(value) };
}

/** Anything that may be missing, as JSON. */
export function maybeJson<const Name extends string, Whole = unknown>(
  name: Name,
): Column<Whole | null, string | null, Name> {
  return {
    name,
    read: (cell) => (cell === null ? null : JSON.parse(cell)),
    write: (value) => (value === null ? null : JSON.stringify(value)),
  };
}

function same<Kept>(kept: Kept): Kept {
  return kept;
}

/** Returns a part of a table of columns. */
export function columnsOf<Table extends Columns, Field extends keyof Table & string>(
  table: Table,
  fields: readonly Field[],
): Pick<Table, Field> {
  return Object.fromEntries(fields.map((field) => [field, table[field]])) as Pick<Table, Field>;
}

/** Writes a list of columns for SELECT and INSERT, such as `title, url_slug`, or `i.title, i.url_slug` of the row `i`. */
export function columnList(table: Columns, row?: string): string {
  return namesOf(table)
    .map((name) => (row === undefined ? name : `${row}.${name}`))
    .join(', ');
}

/** Writes the parameters of these columns, of which the first has the number `first`: `?3, ?4`. */
export function parameterList(table: Columns, first: number): string {
  return namesOf(table)
    .map((_, index) => `?${first + index}`)
    .join(', ');
}

/** Writes the parameter of one of them. */
export function parameterOf<Table extends Columns>(table: Table, first: number, field: keyof Table & string): string {
  return `?${first + Object.keys(table).indexOf(field)}`;
}

/** Writes what an upsert changes: `title = excluded.title, url_slug = excluded.url_slug`. */
export function changeList(table: Columns): string {
  return namesOf(table)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');
}

/** Returns the row of an object's fields, with the cells in the order of the columns. */
export function writeRow<Table extends Columns>(table: Table, fields: FieldsOf<Table>): RowOf<Table> {
  const values: Readonly<Record<string, unknown>> = fields;
  const cells = Object.entries(table).map(([field, { name, write }]) => [name, write(values[field])]);
  return Object.fromEntries(cells) as RowOf<Table>;
}

/** Returns the fields that a row holds. */
export function readRow<Table extends Columns>(table: Table, row: RowOf<Table>): FieldsOf<Table> {
  const cells: Readonly<Record<string, Cell>> = row;
  const entries = Object.entries(table).map(([field, column]) => [field, column.read(cells[column.name] ?? null)]);
  return Object.fromEntries(entries) as FieldsOf<Table>;
}

function namesOf(table: Columns): string[] {
  return Object.values(table).map(({ name }) => name);
}
